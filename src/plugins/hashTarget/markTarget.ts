import type {ClientModule} from '@docusaurus/types';

/** The element that a hash names; a hash that cannot be decoded names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Selects the tabs of the hidden panels around an element, and says whether there were any. */
function selectTabs(target: HTMLElement): boolean {
  const panels: Element[] = [];
  for (let from: Element | null = target; from; from = from.parentElement) {
    if (from.matches('[role="tabpanel"][hidden]')) {
      panels.unshift(from);
    }
  }
  for (const panel of panels) {
    const index = [...panel.parentElement!.children].indexOf(panel);
    const tabs = panel
      .closest('.tabs-container')
      ?.querySelectorAll<HTMLElement>(':scope > ul > li');
    tabs?.[index]?.click();
  }
  return panels.length > 0;
}

/** Opens the fold around an element, or the one that a heading's section begins with. */
function openFold(target: HTMLElement): boolean {
  const closed = 'details:not([open])';
  const next = target.matches('h2, h3, h4') ? target.nextElementSibling : null;
  const fold = target.closest(closed) ?? (next?.matches(closed) ? next : null);
  fold?.setAttribute('open', '');
  return fold !== null;
}

/** Marks the target of an address, and opens the tab and the fold around it, after client navigation too. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    // History entries of client navigation change no `:target`: it stays where the page was opened.
    document.querySelector('[data-target]')?.removeAttribute('data-target');
    const target = elementOf(location.hash);
    target?.setAttribute('data-target', '');
    const opened = document.querySelector(':target');
    opened?.toggleAttribute('data-left', opened !== target);
    if (target && [selectTabs(target), openFold(target)].includes(true)) {
      // React draws the selected panel after this call.
      requestAnimationFrame(() => target.scrollIntoView());
    }
  },
};

export default clientModule;
