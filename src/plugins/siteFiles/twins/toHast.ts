import type {ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {AnyNode, Element} from '../openPage';

/**
 * The parsed elements in the form of the unified libraries. Links and images get absolute addresses,
 * and samples lose their colors.
 *
 * @param nodes whose text and elements come along
 * @param address absolute address of the page
 */
export function toHast(nodes: readonly AnyNode[], address: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.data}];
    }
    if (node.type !== 'tag') {
      return [];
    }
    const properties = propertiesOf(node, address);
    const element = {type: 'element', tagName: node.name, properties} as const;
    const children = toHast(node.children, address);
    return [
      node.name === 'pre'
        ? {...element, children: [{type: 'text', value: toString(children)}]}
        : {...element, children},
    ];
  });
}

function propertiesOf({name, attribs, children}: Element, address: string) {
  const {class: ownClass, colspan, href, src, ...rest} = attribs;
  const [child] = children;
  const className = name === 'pre' && child?.type === 'tag' ? child.attribs['class'] : ownClass;
  return {
    ...rest,
    // What only a pointer shows.
    title: undefined,
    className: className?.split(' ') ?? [],
    ...(colspan && {colSpan: Number(colspan)}),
    ...(href !== undefined && {href: new URL(href, address).href}),
    ...(src !== undefined && {src: new URL(src, address).href}),
  };
}
