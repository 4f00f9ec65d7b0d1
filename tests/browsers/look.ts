/** What a reader looks for: the role and, where several have it, the name, whole or in part. */
export interface Sought {
  readonly role: keyof typeof ROLES;
  readonly name?: string | RegExp | undefined;
  readonly within?: Sought | undefined;
}

/** The elements that have a role. */
const ROLES = {
  article: 'article',
  button: 'button, [role=button]',
  code: 'pre',
  details: 'summary',
  dialog: 'dialog[open], [role=dialog]',
  image: 'main img, main svg[role=img]',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  result: 'dialog [role=option], dialog [role=row]',
  status: '[role=status]',
  tab: '[role=tab]',
  table: 'table',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=search], [role=combobox]',
  title: 'h1',
} as const;

/** A description that survives the way into the page. */
interface Query {
  readonly selector: string;
  /** The source of a pattern; case does not count. */
  readonly name?: string | undefined;
  readonly within?: Query | undefined;
}

/** @returns the query that `look` runs in the page */
export function queryOf({role, name, within}: Sought): Query {
  // A string is the whole name.
  const pattern =
    typeof name === 'string' ? `^${name.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')}$` : name?.source;
  return {selector: ROLES[role], name: pattern, within: within && queryOf(within)};
}

/**
 * Runs in the page: what of a query is visible there. Lengths are in px from the top left corner of
 * the window. With `nth`, that element, or from the last on, is scrolled to the middle.
 */
export function look(query: Query, nth?: number) {
  const clean = (text: string | null | undefined) =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      element.getAttribute('aria-label'),
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      (element as HTMLInputElement).labels?.[0]?.textContent,
      element.textContent,
      element.getAttribute('alt'),
      element.title,
    ];
    return clean(labels.find((label) => clean(label) !== ''));
  };
  const find = ({selector, name, within}: Query): HTMLElement[] => {
    const pattern = name && new RegExp(name, 'i');
    const roots: ParentNode[] = within ? find(within) : [document];
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({visibilityProperty: true});
        return isVisible && width * height > 0 && (!pattern || pattern.test(nameOf(element)));
      });
  };
  const elements = find(query);
  const wanted = nth === undefined ? undefined : elements.at(nth);
  const {top = 0, bottom = 0} = wanted?.getBoundingClientRect() ?? {};
  if (top < 70 || bottom > innerHeight - 20) {
    wanted?.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const moving = document
    .getAnimations()
    .flatMap(({effect}) => (effect instanceof KeyframeEffect && effect.target) || []);
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const input = element as HTMLInputElement;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = document.elementFromPoint(x, y);
    const is = (state: string) => element.getAttribute(`aria-${state}`) === 'true';
    return {
      name: nameOf(element),
      text: clean(element.innerText),
      value: input.value ?? '',
      href: (element as unknown as HTMLAnchorElement).href ?? '',
      x,
      y,
      top: box.top,
      bottom: box.bottom,
      isOn: input.checked || ['selected', 'checked', 'expanded', 'pressed'].some(is),
      isEnabled: !input.disabled,
      isFocused: document.activeElement === element,
      // A click in its center would meet it: nothing around it is unfolding.
      isInReach:
        !moving.some((around) => around.contains(element)) &&
        (element.contains(met) || (met?.closest('label')?.contains(element) ?? false)),
    };
  });
}

/** What a reader sees of an element. */
export type Seen = ReturnType<typeof look>[number];
