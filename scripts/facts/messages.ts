import type {ErrorMessage, MessagePlace} from '../../src/framework/types';
import {compare} from './names';
import type {Model, ModelType} from './model';
import {children} from './nodes';
import type {RawNode} from './raw';

/** Name of the enum whose constants are the framework's error messages. */
export const MESSAGE_TYPE = 'Message';

/**
 * The error messages with every place that hands one on.
 *
 * @param model the parsed tree
 * @returns messages sorted by name; empty when the tree has no enum of that name
 */
export function errorMessages(model: Model): ErrorMessage[] {
  const type = messageType(model);
  if (!type) {
    return [];
  }
  const places = new Map<string, MessagePlace[]>();
  for (const owner of model.types) {
    if (owner !== type) {
      collect(owner, type, (name, place) => places.set(name, [...(places.get(name) ?? []), place]));
    }
  }
  return type.raw.enumConstants
    .map((constant) => ({
      name: constant.name,
      text: textOf(constant),
      line: constant.line,
      places: (places.get(constant.name) ?? []).sort(
        (a, b) => compare(a.file, b.file) || compare(a.line, b.line),
      ),
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

/** What hands a message on: a call, or the method itself. */
interface Call {
  name: string;
  line: number;
}

function collect(
  owner: ModelType,
  message: ModelType,
  tell: (constant: string, place: MessagePlace) => void,
): void {
  const names = new Set(message.raw.enumConstants.map((constant) => constant.name));
  const visit = (node: RawNode, method: string, call: Call): void => {
    const constant = messageConstant(node, owner, message);
    if (constant && names.has(constant)) {
      tell(constant, {
        file: owner.unit.file,
        line: call.line,
        type: owner.name,
        method,
        by: call.name,
      });
      return;
    }
    // The message's own getter hands nothing on.
    const isCall = node.k === 'call' && node.name !== 'getMessageText';
    const here = isCall ? {name: node.name, line: node.line} : call;
    children(node).forEach((child) => visit(child, method, here));
  };
  for (const method of owner.raw.methods) {
    if (method.body) {
      visit(method.body, method.name, {name: method.name, line: method.line});
    }
  }
}

/** The constant of Message that an expression names: statically imported, or `Message.X`. */
function messageConstant(node: RawNode, owner: ModelType, message: ModelType): string | undefined {
  if (node.k === 'id') {
    const imported = owner.unit.imports.some(
      (item) => item.static && item.name === `${message.qualified}.${node.name}`,
    );
    return imported ? node.name : undefined;
  }
  const isSelect =
    node.k === 'field' && node.target.k === 'id' && node.target.name === MESSAGE_TYPE;
  return isSelect && node.k === 'field' ? node.name : undefined;
}
