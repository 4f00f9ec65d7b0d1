import type {ClientModule} from '@docusaurus/types';

/** The element that a hash names; a hash that cannot be decoded names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Marks the target of an address, and opens the fold around it, after client navigation too. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    // History entries of client navigation change no `:target`: it stays where the page was opened.
    document.querySelector('[data-target]')?.removeAttribute('data-target');
    const target = elementOf(location.hash);
    target?.setAttribute('data-target', '');
    const opened = document.querySelector(':target');
    opened?.toggleAttribute('data-left', opened !== target);
    const fold = target?.closest('details:not([open])');
    if (fold) {
      fold.setAttribute('open', '');
      target?.scrollIntoView();
    }
  },
};

export default clientModule;
