import {qualifiedName, readMessages, types} from '../../../src/framework';
import {configSections} from '../../../src/framework/config';
import type {ApiType, Method} from '../../../src/framework/types';
import {textPattern} from '../../../src/remark/codeSpans/spanFacts';

/** Every name of the framework's facts, as parts of code spans on pages have them. */
export type FactNames = ReturnType<typeof factNames>;

/** Reads all names off the facts. */
export function factNames() {
  const all = types();
  /** Single words: types, members, parameters, type parameters. */
  const words = new Set(all.flatMap(namesOf));
  /** Whole values that code spans show: packages, and what constants and keys may be. */
  const values = new Set<string>();
  /** `name(Type, Type)` of each method, by name. */
  const signatures = new Map<string, Set<string>>();
  /** Members of each type by its name, which types of several packages may have. */
  const members = new Map<string, Set<string>>();
  for (const type of all) {
    members.set(type.name, new Set([...(members.get(type.name) ?? []), ...membersOf(type, all)]));
    values.add(qualifiedName(type));
    // A package is written whole, or by its last part in a map of the source.
    type.package.split('.').forEach((part, index, parts) => {
      values.add(part).add(parts.slice(0, index + 1).join('.'));
    });
    Object.values(type.uses ?? {}).forEach((qualified) => values.add(qualified));
    for (const constant of type.enumConstants ?? []) {
      constant.values.forEach((value) => values.add(String(value)));
    }
    for (const {name, signature} of type.methods ?? []) {
      signatures.set(name, (signatures.get(name) ?? new Set()).add(signature));
    }
  }
  /** Names of keys of the configuration. */
  const keys = new Set(['$schema']);
  for (const key of configSections().flatMap((section) => section.keys)) {
    keys.add(key.name);
    const start: unknown = key.default === undefined ? '' : JSON.parse(key.default);
    [start, ...(key.allowed ?? [])].filter(Boolean).forEach((value) => values.add(String(value)));
  }
  /** Texts of messages and logs, with their placeholders. */
  const texts = [
    ...readMessages().messages.map(({text}) => text),
    ...all.flatMap((type) => (type.methods ?? []).flatMap(logTexts)),
  ].map(textPattern);
  return {words, values, signatures, members, keys, texts};
}

const firstWord = (text: string): string => text.split(' ')[0]!;

function namesOf(type: ApiType): string[] {
  return [
    ...type.name.split('.'),
    ...Object.keys(type.uses ?? {}),
    ...(type.typeParameters ?? []).map(firstWord),
    ...ownMembers(type),
    ...(type.methods ?? []).flatMap((method) => [
      ...method.parameters.map(({name}) => name),
      ...(method.typeParameters ?? []).map(firstWord),
      ...(method.throws ?? []),
      ...(method.errors ?? []).map(({exception}) => exception),
      ...(method.steps ?? []).flatMap((step) => (step.kind === 'swallow' ? step.catches : [])),
    ]),
  ];
}

function ownMembers({methods = [], fields = [], enumConstants = []}: ApiType): string[] {
  return [...methods, ...fields, ...enumConstants].map(({name}) => name);
}

/** Members of a type, with inherited ones and nested types. */
function membersOf(type: ApiType, all: ApiType[]): string[] {
  return [
    ...ownMembers(type),
    ...Object.values(type.inherited ?? {})
      .flat()
      .map((signature) => signature.replace(/\(.*/, '')),
    ...all.filter(({outer}) => outer === type.name).map(({name}) => name.split('.').at(-1)!),
  ];
}

function logTexts({steps = []}: Method): string[] {
  return steps.flatMap((step) => (step.kind === 'log' && step.text ? [step.text] : []));
}
