/**
 * Scrolls a list, and nothing around it, until an entry is in the middle of its visible part.
 * Does nothing when the entry is in view already.
 *
 * @param list that scrolls by itself
 * @param entry of the list; `null` when it has no such entry
 */
export function scrollListTo(list: Element, entry: Element | null): void {
  if (!entry) {
    return;
  }
  const {top, bottom} = list.getBoundingClientRect();
  // A list may be cut off by the end of the window.
  const end = Math.min(bottom, window.innerHeight);
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > end) {
    list.scrollTop += (place.top + place.bottom) / 2 - (top + end) / 2;
  }
}
