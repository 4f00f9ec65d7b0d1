import type {ErrorMessage, MessagePlace} from '../../src/framework/types';
import {compare} from './apiTypes';
import type {Model, ModelType} from './model';
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
  const type = model.types.find((item) => item.name === MESSAGE_TYPE && item.raw.kind === 'enum');
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
    .map((constant) => {
      const first = constant.arguments[0];
      return {
        name: constant.name,
        text: first?.k === 'literal' ? String(first.value) : (constant.text[0] ?? ''),
        line: constant.line,
        places: (places.get(constant.name) ?? []).sort(
          (a, b) => compare(a.file, b.file) || compare(a.line, b.line),
        ),
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}

function collect(
  owner: ModelType,
  message: ModelType,
  tell: (constant: string, place: MessagePlace) => void,
): void {
  const names = new Set(message.raw.enumConstants.map((constant) => constant.name));
  const visit = (node: RawNode, method: string, call: {name: string; line: number}): void => {
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
    const isText = node.k === 'call' && node.name === 'getMessageText';
    const here =
      (node.k === 'call' && !isText) || node.k === 'new'
        ? {name: node.k === 'new' ? node.type : node.name, line: node.line}
        : node.k === 'return' || node.k === 'throw'
          ? {name: call.name, line: node.line}
          : call;
    children(node).forEach((child) => visit(child, method, here));
  };
  for (const method of owner.raw.methods) {
    if (method.body) {
      visit(method.body, method.name, {name: method.name, line: method.line});
    }
  }
  for (const field of owner.raw.fields) {
    if (field.value) {
      visit(field.value, '<init>', {name: field.name, line: field.line});
    }
  }
  for (const block of owner.raw.initializers) {
    visit(block, '<init>', {name: '<init>', line: owner.raw.line});
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

/** The parts of a node, in the order in which they run. */
export function children(node: RawNode): RawNode[] {
  const all: (RawNode | null | undefined)[] = [];
  switch (node.k) {
    case 'block':
      return node.body;
    case 'do':
    case 'return':
    case 'throw':
    case 'var':
    case 'cast':
    case 'assign':
      all.push(node.value);
      break;
    case 'if':
    case 'conditional':
      all.push(node.condition, node.then, node.else);
      break;
    case 'try':
      all.push(
        ...node.resources,
        node.body,
        ...node.catches.map((item) => item.body),
        node.finally,
      );
      break;
    case 'switch':
      all.push(node.on, ...node.cases.map((item) => item.body));
      break;
    case 'loop':
      all.push(...node.before, node.condition, node.body);
      break;
    case 'call':
      all.push(node.target, ...node.args);
      break;
    case 'new':
      all.push(...node.args);
      break;
    case 'lambda':
      all.push(node.body);
      break;
    case 'ref':
    case 'field':
      all.push(node.target);
      break;
    case 'binary':
    case 'unary':
    case 'other':
      all.push(...node.parts);
      break;
    default:
      break;
  }
  return all.filter((item): item is RawNode => Boolean(item));
}
