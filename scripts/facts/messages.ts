import type {ErrorMessage, Messages} from '../../src/framework/types';
import {compare, type Model} from './model';
import {descendants, type JavaNode, type JavaType} from './tree';

/** Name of the enum whose constants are the framework's error messages. */
const MESSAGE_TYPE = 'Message';

/**
 * The error messages with every method that uses one.
 *
 * @param model the parsed source
 * @returns the file of the enum, and its messages sorted by name
 */
export function errorMessages({types}: Model): Pick<Messages, 'file' | 'messages'> {
  const type = types.find(({name}) => name === MESSAGE_TYPE);
  const uses = types.flatMap((owner) =>
    owner.methods.flatMap(({name: method, body}) =>
      (body ? descendants(body) : []).map((node) => ({
        constant: constantOf(node, owner),
        place: {type: owner.name, method},
      })),
    ),
  );
  const messages = (type?.enumConstants ?? []).map(({name, line, values}): ErrorMessage => {
    const places = uses.filter(({constant}) => constant === name).map(({place}) => place);
    const unique = new Map(places.map((place) => [`${place.type}.${place.method}`, place]));
    return {name, text: String(values[0]), line, places: [...unique.values()]};
  });
  return {file: type?.file ?? '', messages: messages.sort((a, b) => compare(a.name, b.name))};
}

/** The constant of Message that an expression names: statically imported, or `Message.X`. */
function constantOf(node: JavaNode, {imports}: JavaType): string | undefined {
  if (node.kind === 'MEMBER_SELECT') {
    return node.expression.text === MESSAGE_TYPE ? node.identifier : undefined;
  }
  const isImported = ({name, isStatic}: JavaType['imports'][number]): boolean =>
    isStatic && name.endsWith(`.${MESSAGE_TYPE}.${node.text}`);
  return node.kind === 'IDENTIFIER' && imports.some(isImported) ? node.name : undefined;
}
