import type {ErrorMessage, MessagePlace} from '../../src/framework/types';
import {compare} from './names';
import type {Model, ModelType} from './model';
import {children, type RawNode} from './parse';

/** Name of the enum whose constants are the framework's error messages. */
export const MESSAGE_TYPE = 'Message';

/**
 * The error messages with every place that uses one.
 *
 * @param model the parsed tree
 * @returns messages sorted by name; empty when the tree has no enum of that name
 */
export function errorMessages(model: Model): ErrorMessage[] {
  const type = messageType(model);
  if (!type) {
    return [];
  }
  const uses = model.types
    .filter((owner) => owner !== type)
    .flatMap((owner) => usesIn(owner, type));
  return type.raw.enumConstants
    .map((constant) => ({
      name: constant.name,
      text: textOf(constant),
      line: constant.line,
      places: uses
        .filter(({name}) => name === constant.name)
        .map(({place}) => place)
        .sort((a, b) => compare(a.file, b.file) || compare(a.line, b.line)),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * Whether `java.text.MessageFormat` can parse the text of a message. If not, the framework raises the exception of
 * `MessageFormat` in place of its own error.
 *
 * @param name a constant of Message
 */
export function isFormattable(model: Model, name: string): boolean {
  const constant = messageType(model)?.raw.enumConstants.find((item) => item.name === name);
  return !constant || !/\{(?!\d)/.test(textOf(constant));
}

function messageType(model: Model): ModelType | undefined {
  return model.types.find((item) => item.name === MESSAGE_TYPE && item.raw.kind === 'enum');
}

function textOf({arguments: [first], text}: ModelType['raw']['enumConstants'][number]): string {
  return first?.k === 'literal' ? String(first.value) : (text[0] ?? '');
}

/** Every use of a message in the methods of a type: the place is that of the call around it, or the method's own. */
function usesIn(owner: ModelType, message: ModelType): {name: string; place: MessagePlace}[] {
  const {name: type, unit, raw} = owner;
  return raw.methods.flatMap((method) => {
    const visit = (node: RawNode, by: {name: string; line: number}): ReturnType<typeof usesIn> => {
      const name = messageConstant(node, owner, message);
      if (message.raw.enumConstants.some((constant) => constant.name === name) && name) {
        const place = {file: unit.file, line: by.line, type, method: method.name, by: by.name};
        return [{name, place}];
      }
      // The message's own getter only reads it.
      const isCall = node.k === 'call' && node.name !== 'getMessageText';
      return children(node).flatMap((child) => visit(child, isCall ? node : by));
    };
    return method.body ? visit(method.body, method) : [];
  });
}

/** The constant of Message that an expression names: statically imported, or `Message.X`. */
function messageConstant(node: RawNode, owner: ModelType, message: ModelType): string | undefined {
  if (node.k === 'id') {
    const imported = owner.unit.imports.some(
      (item) => item.static && item.name === `${message.qualified}.${node.name}`,
    );
    return imported ? node.name : undefined;
  }
  const isOfMessage =
    node.k === 'field' && node.target.k === 'id' && node.target.name === MESSAGE_TYPE;
  return isOfMessage ? node.name : undefined;
}
