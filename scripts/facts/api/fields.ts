import type {EnumConstant, Field} from '../../../src/framework/types';
import type {ModelType} from '../model';
import type {RawField, RawNode, RawType} from '../raw';
import {typeText} from '../signature';
import {annotationText, list} from './lists';
import {withConstant} from './modifiers';

type RawConstant = RawType['enumConstants'][number];

/** A field as the facts tell it. */
export function fieldFact(type: ModelType, field: RawField): Field {
  return {
    name: field.name,
    type: typeText(field.type),
    line: field.line,
    modifiers: withConstant(type, field.modifiers),
    ...list('annotations', field.annotations.map(annotationText)),
    ...(field.initializer === null ? {} : {initializer: field.initializer}),
  };
}

/** A constant of an enum, with what its constructor is given. */
export function enumConstant({name, line, arguments: args, text}: RawConstant): EnumConstant {
  const values = args.map((node, i) => literalValue(node) ?? {source: text[i] ?? ''});
  return {name, line, values};
}

/** The value of a literal, with its sign; undefined for what only a run knows. */
function literalValue(node: RawNode): string | number | boolean | undefined {
  if (node.k === 'literal' && node.value !== null) {
    return node.value;
  }
  if (node.k === 'unary' && node.op === 'UNARY_MINUS') {
    const inner = node.parts[0] && literalValue(node.parts[0]);
    return typeof inner === 'number' ? -inner : undefined;
  }
  return undefined;
}
