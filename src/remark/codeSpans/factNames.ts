import type {SchemaNode} from '../../configCheck/schema';
import {qualifiedName, readMessages, types} from '../../framework';
import {readConfigSchema} from '../../framework/config';
import type {ApiType, Method} from '../../framework/types';

/** Every name that the framework's facts hold, as pages write them. */
export interface FactNames {
  /** Single words: types, members, parameters, type parameters, constants, keys. */
  words: Set<string>;
  /** Keys of boyka-config.json, with their paths: `explicit_wait`, `ui.timeout.explicit_wait`. */
  keys: Set<string>;
  /** Members of each type, inherited ones and those of a generated builder included. */
  members: Map<string, Set<string>>;
  /** `name(Type, Type)` of each method, by name. */
  signatures: Map<string, Set<string>>;
  /** Texts of messages and logs, with their placeholders. */
  texts: RegExp[];
  /** Whole values that code spans show: packages, hosts and names that enum constants carry. */
  values: Set<string>;
}

/** Reads all names off the facts. */
export function factNames(): FactNames {
  const all = types();
  const words = new Set<string>();
  const values = new Set<string>();
  const signatures = new Map<string, Set<string>>();
  const texts: RegExp[] = readMessages().messages.map(({text}) => textPattern(text));
  for (const type of all) {
    namesOf(type).forEach((name) => words.add(name));
    values.add(qualifiedName(type));
    // A package is written whole, or by its last part in a map of the source.
    const parts = type.package.split('.');
    parts.forEach((part, i) => {
      values.add(parts.slice(0, i + 1).join('.'));
      values.add(part);
    });
    for (const [name, qualified] of Object.entries(type.uses ?? {})) {
      words.add(name);
      values.add(qualified);
    }
    for (const constant of type.enumConstants ?? []) {
      constant.values.forEach((value) => values.add(String(value)));
    }
    for (const method of type.methods ?? []) {
      const known = signatures.get(method.name) ?? new Set();
      signatures.set(method.name, known.add(method.signature));
      texts.push(...logTexts(method));
    }
  }
  const keys = configKeys(values);
  readMessages().messages.forEach(({name}) => words.add(name));
  return {words, keys, members: membersByType(all), signatures, texts, values};
}

function namesOf(type: ApiType): string[] {
  return [
    ...type.name.split('.'),
    ...(type.typeParameters ?? []).map((text) => text.split(' ')[0] ?? ''),
    ...(type.fields ?? []).map((field) => field.name),
    ...(type.enumConstants ?? []).map((constant) => constant.name),
    ...(type.methods ?? []).flatMap((method) => [
      method.name,
      ...method.parameters.map((parameter) => parameter.name),
      ...(method.typeParameters ?? []).map((text) => text.split(' ')[0] ?? ''),
      ...(method.throws ?? []),
      ...(method.errors ?? []).map(({exception}) => exception),
      ...(method.steps ?? []).flatMap((step) => (step.kind === 'swallow' ? step.catches : [])),
    ]),
  ];
}

function logTexts(method: Method): RegExp[] {
  return (method.steps ?? []).flatMap((step) =>
    step.kind === 'log' && step.text ? [textPattern(step.text)] : [],
  );
}

/** Matches a text with anything in place of its placeholders, `{}`, `{0}`, and `{name}`. */
export function textPattern(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function membersByType(all: ApiType[]): Map<string, Set<string>> {
  const own = (type: ApiType): string[] => [
    ...(type.methods ?? []).map((method) => method.name),
    ...(type.fields ?? []).map((field) => field.name),
    ...(type.enumConstants ?? []).map((constant) => constant.name),
    ...Object.values(type.inherited ?? {}).flatMap((signatures) =>
      signatures.map((signature) => signature.replace(/\(.*/, '')),
    ),
    ...all
      .filter((nested) => nested.outer === type.name)
      .map((nested) => nested.name.split('.').at(-1) ?? ''),
  ];
  const result = new Map<string, Set<string>>();
  for (const type of all) {
    // Several packages may have a type of one name: what any of them has is known.
    result.set(type.name, new Set([...(result.get(type.name) ?? []), ...own(type)]));
  }
  return result;
}

function configKeys(values: Set<string>): Set<string> {
  const schema = readConfigSchema() as SchemaNode;
  const keys = new Set<string>(['$schema']);
  const visit = (node: SchemaNode | undefined, path: string, above: SchemaNode[]): void => {
    const target = node?.$ref ? schema.$defs?.[node.$ref.replace('#/$defs/', '')] : node;
    if (!target || above.includes(target)) {
      return;
    }
    // What a key is unless it is set, and what it may be.
    [...(target.enum ?? []), target.default]
      .filter((value) => value !== undefined && value !== '')
      .forEach((value) => values.add(String(value)));
    for (const [key, child] of Object.entries(target.properties ?? {})) {
      const here = path ? `${path}.${key}` : key;
      keys.add(key);
      keys.add(here);
      visit(child, here, [...above, target]);
    }
    if (typeof target.additionalProperties === 'object') {
      visit(target.additionalProperties, `${path}.*`, [...above, target]);
    }
    visit(target.items, path, [...above, target]);
  };
  visit(schema, '', []);
  return keys;
}
