/** What the Tab key can reach in an element, in order. */
export function focusable(container: ParentNode): HTMLElement[] {
  const selector = ':is(a[href], button, input):not(:disabled, [inert] *)';
  return [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** Keeps Tab within some elements: from either end it continues at the other. */
export function keepFocusInside(elements: readonly HTMLElement[], event: KeyboardEvent): void {
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const focused = document.activeElement;
  if (focused === edge || !elements.some((element) => element === focused)) {
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  }
}
