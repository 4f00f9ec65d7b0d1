import type {ModelType} from '../model';
import type {RawField, RawNode} from '../raw';
import {nameOf} from './conditions';
import {BUILT, type Scope, declaredType, type Value} from './value';
import type {Visitor} from './visitor';

/** What a simple name means: a local name, `this`, a field, or something that is imported statically. */
export function name(visitor: Visitor, text: string, scope: Scope): Value {
  const local = scope.get(text);
  if (local) {
    return local;
  }
  if (text === 'this' || text === 'super') {
    return scope.self;
  }
  return fieldOf(visitor, text, scope) ?? importedName(visitor, text, scope) ?? {text};
}

function importedName(visitor: Visitor, text: string, scope: Scope): Value | undefined {
  const imported = visitor.lookup.imported(text, scope.owner);
  // Commons Lang is not parsed, and its empty text is compared with everywhere.
  if (text === 'EMPTY' && imported?.qualified.endsWith('.StringUtils')) {
    return {text: '""', string: '', isNull: false};
  }
  return enumConstant(imported?.type, text, text);
}

/** What a name with a dot means: a field of `this`, an enum constant, or a part of another value. */
export function field(visitor: Visitor, node: RawNode & {k: 'field'}, scope: Scope): Value {
  if (node.target.k === 'id' && node.target.name === 'this') {
    return fieldOf(visitor, node.name, scope) ?? {text: node.text};
  }
  const type = visitor.lookup.typeNamed(nameOf(node.target), scope.owner);
  const constant = enumConstant(type, node.name, node.text);
  if (constant) {
    return constant;
  }
  const holder = visitor.visitExpression(node.target, scope, true);
  return {text: scope.fill(node.text), driver: holder.driver};
}

/** A call's receiver; a type's own name has `static` before it. */
export function target(visitor: Visitor, node: RawNode, scope: Scope): Value {
  if (node.k === 'id' && /^[A-Z]\w*[a-z]/.test(node.name) && !scope.get(node.name)) {
    return {text: node.name, typeText: `static ${node.name}`};
  }
  return visitor.visitExpression(node, scope, true);
}

function enumConstant(
  type: ModelType | undefined,
  constant: string,
  text: string,
): Value | undefined {
  return type?.raw.enumConstants.some((item) => item.name === constant)
    ? {text, constant: `${type.name}.${constant}`, type, isNull: false}
    : undefined;
}

/** A field of the object whose method is visited: as its builder set it, or as its declaration says. */
function fieldOf(visitor: Visitor, text: string, scope: Scope): Value | undefined {
  const {owner, self} = scope;
  const set = self.fields?.get(text);
  if (set) {
    return set;
  }
  for (const type of [owner, ...visitor.model.supertypes(owner)]) {
    const found = type.raw.fields.find((item) => item.name === text);
    if (found) {
      const fixed = fixedText(found);
      const isStatic = found.modifiers.includes('static');
      return {
        text: isStatic ? (fixed?.text ?? text) : `this.${text}`,
        ...declaredType(visitor.model, found.type, type),
        ...(fixed ? {string: fixed.string} : {}),
        ...(self.fields?.has(BUILT) ? unset(found) : {}),
      };
    }
  }
  return undefined;
}

/** The text of a final field that a literal gives it: it holds in every run. */
function fixedText({modifiers, value}: RawField): {text: string; string: string} | undefined {
  return modifiers.includes('final') && value?.k === 'literal' && typeof value.value === 'string'
    ? {text: value.text, string: value.value}
    : undefined;
}

/** What a field is that its builder never set: its initializer, or null, or false. */
function unset({initializer, type}: RawField): Partial<Value> {
  if (initializer !== null) {
    return {};
  }
  if (type === 'boolean') {
    return {bool: false};
  }
  return /^[A-Z]/.test(type) ? {isNull: true} : {};
}
