import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

interface Props {
  readonly children?: ReactNode;
}

type Tag = ReactElement<Readonly<Record<string, unknown>>, string>;

/** The children of each `<Head>` on the page, by the number of its first rendering. */
const heads = new Map<number, ReactNode>();
let lastNumber = 0;
let isScheduled = false;

/** A parent is rendered before its children, which override it. */
const number = (): number => (lastNumber += 1);

/** The attributes that identify an element: a later `<Head>` replaces those of earlier ones. */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property', 'httpEquiv', 'charSet', 'itemProp'],
  link: ['href'],
  script: ['src', 'children'],
};

/** Attributes whose name in HTML is not the lower case of their name in React. */
const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Marks the elements of the head that come from `<Head>`, as the server does. */
const MARK = 'data-rh';

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) {
      return [];
    }
    return child.type === Fragment ? tagsOf(child.props.children) : [child as Tag];
  });
}

function identityOf({type, props}: Tag): string {
  const name = IDENTITIES[type]?.find((attribute) => attribute in props);
  const isCanonical = type === 'link' && props['rel'] === 'canonical';
  return isCanonical ? 'canonical' : `${type} ${name} ${name && props[name]}`;
}

const textOf = ({props}: Tag): string => [props['children']].flat().join('');

function attributesOf({props}: Tag): [name: string, value: string][] {
  return Object.entries(props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value ?? '')]);
}

function elementOf(tag: Tag): Element {
  const element = document.createElement(tag.type);
  for (const [name, value] of [...attributesOf(tag), [MARK, 'true'] as const]) {
    element.setAttribute(name, value);
  }
  element.textContent = textOf(tag);
  return element;
}

/** The attributes that were set last. Other code changes attributes too, which stay until that changes. */
const applied = new WeakMap<Element, ReadonlyMap<string, string>>();

/** Sets attributes of `html` or `body`, and removes those that are no longer set. */
function setAttributes(element: Element, attributes: ReadonlyMap<string, string>): void {
  const before = applied.get(element);
  for (const name of before?.keys() ?? []) {
    if (!attributes.has(name)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of attributes) {
    if (before?.get(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  applied.set(element, attributes);
}

/** Brings the head of the document in line with what all `<Head>` components ask for. */
function update(): void {
  isScheduled = false;
  const html = new Map<string, string>();
  const body = new Map<string, string>();
  const elements: Element[] = [];
  const seen = new Set<string>();
  let title: string | undefined;
  for (const [, children] of [...heads].sort(([one], [other]) => other - one)) {
    const found: Tag[] = [];
    for (const tag of tagsOf(children)) {
      if (tag.type === 'title') {
        title ??= textOf(tag);
      } else if (tag.type === 'html' || tag.type === 'body') {
        const target = tag.type === 'html' ? html : body;
        attributesOf(tag).forEach(([name, value]) => target.has(name) || target.set(name, value));
      } else if (!seen.has(identityOf(tag))) {
        found.push(tag);
      }
    }
    found.forEach((tag) => seen.add(identityOf(tag)));
    elements.unshift(...found.map(elementOf));
  }
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  for (const old of document.head.querySelectorAll(`[${MARK}]:not(title)`)) {
    const same = elements.findIndex((element) => element.isEqualNode(old));
    if (same < 0) {
      old.remove();
    } else {
      elements.splice(same, 1);
    }
  }
  document.head.append(...elements);
}

function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(update);
  }
}

/**
 * Replaces `Helmet` of `react-helmet-async` in the browser, as far as `<Head>` of the generator
 * uses it: elements as children. The server renders the head with the original.
 */
export function Helmet({children}: Props): null {
  const [order] = useState(number);
  useLayoutEffect(() => {
    heads.set(order, children);
    schedule();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

/** Replaces the provider, which only the server needs. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
