const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps Tab within an element: from either end it continues at the other, not in the browser's bars. */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  const elements = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  if (document.activeElement === edge || !container.contains(document.activeElement)) {
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  }
}
