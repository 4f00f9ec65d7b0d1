const USED_BY_CLICK =
  'a[href], button, label, summary, [role="tab"], [type="checkbox"], [type="radio"]';

/** Whether the browser follows a link by itself, with the code of the page too. */
const leads = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin !== location.origin ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey;

/**
 * Holds back the clicks in content that does not react yet.
 *
 * @returns repeats them, when it does
 */
export function holdClicks(content: Element): () => void {
  const clicked: HTMLElement[] = [];
  const hold = (event: Event) => {
    const used =
      event.target instanceof Element && event.target.closest<HTMLElement>(USED_BY_CLICK);
    if (!used || (used instanceof HTMLAnchorElement && leads(used, event as MouseEvent))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    clicked.push(used);
  };
  content.addEventListener('click', hold, {capture: true});
  return () => {
    content.removeEventListener('click', hold, {capture: true});
    clicked.forEach((used) => used.click());
  };
}
