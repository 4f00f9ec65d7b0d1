const USED_BY_CLICK =
  'a[href], button, label, summary, [role="tab"], [type="checkbox"], [type="radio"]';

declare global {
  interface Window {
    /** Of `src/plugins/headScript`: after a while, shows a bar that offers to reload the page. */
    boykaOfferReload?: (text: string) => () => void;
  }
}

const withoutHash = ({href}: HTMLAnchorElement | Location) => href.replace(/#.*/, '');

/** Whether the browser follows a link by itself, with the code of the page too. */
const leads = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin !== location.origin ||
  (link.hash !== '' && withoutHash(link) === withoutHash(location)) ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey;

/**
 * Holds back the clicks in content that does not react yet. What takes long gets a bar.
 *
 * @returns repeats them, when it does
 */
export function holdClicks(content: Element): () => void {
  const clicked: HTMLElement[] = [];
  let stopWaiting: (() => void) | undefined;
  const hold = (event: Event) => {
    const used =
      event.target instanceof Element && event.target.closest<HTMLElement>(USED_BY_CLICK);
    if (!used || (used instanceof HTMLAnchorElement && leads(used, event as MouseEvent))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    clicked.push(used);
    stopWaiting ??= window.boykaOfferReload?.('This part of the page is still loading.');
  };
  content.addEventListener('click', hold, {capture: true});
  return () => {
    content.removeEventListener('click', hold, {capture: true});
    stopWaiting?.();
    clicked.forEach((used) => used.click());
  };
}
