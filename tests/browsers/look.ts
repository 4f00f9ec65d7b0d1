/**
 * Runs in the page: what of a selector is visible there. Lengths are in px from the top left corner of
 * the window.
 *
 * @param pattern of the name; case does not count
 * @param nth that one, or from the last on, is scrolled to the middle
 */
export function look(selector: string, pattern: string, nth?: number) {
  const clean = (text: string | null | undefined) =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const nameOf = (element: HTMLElement) =>
    clean(element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent) ||
    clean(element.textContent) ||
    element.title;
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const {width, height} = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({visibilityProperty: true});
    return isVisible && width * height > 0 && new RegExp(pattern, 'i').test(nameOf(element));
  });
  const wanted = nth === undefined ? undefined : elements.at(nth);
  const {top = 0, bottom = 0} = wanted?.getBoundingClientRect() ?? {};
  if (top < 70 || bottom > innerHeight - 20) {
    wanted?.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const {checked, value = '', disabled} = element as HTMLInputElement;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = document.elementFromPoint(x, y);
    return {
      name: nameOf(element),
      text: clean(element.innerText),
      value,
      href: (element as unknown as HTMLAnchorElement).href ?? '',
      x,
      y,
      isOn: checked || element.matches('[aria-selected="true"], details[open] > summary'),
      isEnabled: !disabled,
      isFocused: document.activeElement === element,
      // A click in its center would meet it.
      isInReach: element.contains(met) || (met?.closest('label')?.contains(element) ?? false),
    };
  });
}

/** What a reader sees of an element. */
export type Seen = ReturnType<typeof look>[number];
