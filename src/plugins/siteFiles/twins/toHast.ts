import path from 'node:path';
import type {ElementContent} from 'hast';
import {areaOf} from '../../../config/areas';
import {isList, type AnyNode, type Element} from '../openPage';

/** Where a page is: its own address, and the one of the site, with a slash at its end. */
export interface PageAddress {
  readonly page: string;
  readonly site: string;
}

/**
 * The parsed elements in the form of the unified libraries. Links to pages lead to their twins and are
 * relative, all others and images absolute.
 *
 * @param nodes whose text and elements come along
 */
export function toHast(nodes: readonly AnyNode[], address: PageAddress): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.data}];
    }
    if (node.type !== 'tag') {
      return [];
    }
    const properties = propertiesOf(node, address);
    const children = toHast(node.children, address);
    return [{type: 'element', tagName: node.name, properties, children}];
  });
}

function propertiesOf({attribs}: Element, address: PageAddress) {
  const {class: className, colspan, href, src, ...rest} = attribs;
  return {
    ...rest,
    // What only a pointer shows.
    title: undefined,
    className: className?.split(' ') ?? [],
    ...(colspan && {colSpan: Number(colspan)}),
    ...(href !== undefined && {href: linkTo(href, address)}),
    ...(src !== undefined && {src: new URL(src, address.page).href}),
  };
}

/** The address of a link in the twin of a page. */
function linkTo(href: string, {page, site}: PageAddress): string {
  const target = new URL(href, page);
  const routeOf = ({origin, pathname}: URL) => (origin + pathname).slice(site.length);
  const route = routeOf(target);
  const area = target.href.startsWith(site) ? areaOf(route) : undefined;
  // The files of an area, such as its feeds, have no twin either.
  if (!area || area.id === route || isList(route) || /\.[a-z]+$/.test(route)) {
    return target.href;
  }
  const from = routeOf(new URL(page));
  const file = path.posix.relative(path.posix.dirname(from), `${route}.md`);
  return (route === from && target.hash) || file + target.hash;
}
