import {findType, ownerOf, readMessages, types} from '../../framework';
import {configSections} from '../../framework/config';
import type {ApiType} from '../../framework/types';
import {documentedMethods} from '../fill/members';

/** Something that the facts know by the name in a code span. */
export type SpanFact =
  | {kind: 'type' | 'message'; name: string}
  | {kind: 'method' | 'constant'; type: string; name: string}
  /** `key` is the key's id, such as `ui.web.browser`. */
  | {kind: 'key'; key: string}
  | {kind: 'section'; section: string};

const NO_FACTS: SpanFact[] = [];

let methodOwners: Map<string, ApiType[]> | undefined;

/** Types by the name of a method that they declare. */
function ownersOf(method: string): ApiType[] {
  if (!methodOwners) {
    methodOwners = new Map();
    for (const type of types()) {
      for (const name of new Set(documentedMethods(type).map((item) => item.name))) {
        methodOwners.set(name, [...(methodOwners.get(name) ?? []), type]);
      }
    }
  }
  return methodOwners.get(method) ?? [];
}

function typeNamed(name: string): ApiType | undefined {
  const found = types().filter((type) => type.name === name || type.name.endsWith(`.${name}`));
  return found.length === 1 ? found[0] : undefined;
}

/** The type that declares a method which a type has. */
function declaring(type: ApiType, method: string): ApiType | undefined {
  if (ownersOf(method).includes(type)) {
    return type;
  }
  const owner = ownerOf(type, method);
  return owner === undefined ? undefined : findType(owner);
}

function methodFacts(name: string, owners: ApiType[]): SpanFact[] {
  return owners.map((type) => ({kind: 'method', type: type.name, name}));
}

/** The type that a call returns, where all overloads agree on one of the framework. */
function returnedBy(owners: ApiType[], method: string): ApiType | undefined {
  const returns = owners.flatMap((type) =>
    (type.methods ?? []).filter(({name}) => name === method).map((item) => item.returns),
  );
  const [name] = returns;
  return name !== undefined && returns.every((other) => other === name)
    ? typeNamed(name.replace(/<.*/, ''))
    : undefined;
}

/** Calls without their arguments: `onElement(LOGIN).click()` is `onElement()` and `click()`. */
function withoutArguments(code: string): string {
  const shorter = code.replace(/"[^"]*"/g, '').replace(/\((?:[^()]|\(\))+\)/g, '()');
  return shorter === code ? code : withoutArguments(shorter);
}

/** The last call of a chain that is a method of the framework. */
function callFacts(span: string): SpanFact[] {
  const [, owner, chain] =
    /^(?:((?:[A-Z]\w*\.)*[A-Z]\w*)\.)?(\w+\(\)(?:\.\w+\(\))*)$/.exec(withoutArguments(span)) ?? [];
  if (chain === undefined) {
    return NO_FACTS;
  }
  let type = owner === undefined ? undefined : typeNamed(owner);
  let found = NO_FACTS;
  for (const [index, name] of chain.replaceAll('()', '').split('.').entries()) {
    const declared = type && declaring(type, name);
    const isFirst = index === 0 && owner === undefined;
    const owners = declared ? [declared] : isFirst ? ownersOf(name) : [];
    if (owners.length > 0) {
      found = methodFacts(name, owners);
    }
    type = returnedBy(owners, name);
  }
  return found;
}

function memberFacts(span: string): SpanFact[] {
  const [, owner = '', name = ''] = /^((?:[A-Z]\w*\.)*[A-Z]\w*)\.(\w+)$/.exec(span) ?? [];
  const type = typeNamed(owner);
  const declared = type && declaring(type, name);
  if (declared) {
    return methodFacts(name, [declared]);
  }
  return type?.enumConstants?.some((constant) => constant.name === name)
    ? [{kind: 'constant', type: type.name, name}]
    : NO_FACTS;
}

function constantFacts(span: string): SpanFact[] {
  return types()
    .filter((type) => type.enumConstants?.some(({name}) => name === span))
    .map((type): SpanFact =>
      type.name === 'Message'
        ? {kind: 'message', name: span}
        : {kind: 'constant', type: type.name, name: span},
    );
}

let configFacts: Map<string, SpanFact[]> | undefined;

/** Keys and sections by name and by path. The key of an object is the section that describes it. */
function configIndex(): Map<string, SpanFact[]> {
  const index = new Map<string, SpanFact[]>();
  const add = (name: string, fact: SpanFact) => {
    const known = index.get(name) ?? [];
    if (name && !known.some((other) => JSON.stringify(other) === JSON.stringify(fact))) {
      index.set(name, [...known, fact]);
    }
  };
  for (const {section, paths, keys} of configSections()) {
    [section, ...paths].forEach((name) => add(name, {kind: 'section', section}));
    for (const {name, anchor, opens} of keys) {
      const fact: SpanFact =
        opens === undefined ? {kind: 'key', key: anchor} : {kind: 'section', section: opens};
      const keyPaths = paths.map((path) => [path, name].filter(Boolean).join('.'));
      new Set([name, anchor, ...keyPaths]).forEach((item) => add(item, fact));
    }
  }
  return index;
}

function keyFacts(span: string): SpanFact[] {
  const name = /^"([\w$]+)"\s*:/.exec(span)?.[1] ?? span;
  configFacts ??= configIndex();
  return configFacts.get(name.replaceAll('*', '<key>')) ?? NO_FACTS;
}

/** Matches a text with anything in place of its placeholders, `{}`, `{0}`, and `{name}`. */
function textPattern(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

let messageTexts: [pattern: RegExp, fact: SpanFact][] | undefined;

function textFacts(span: string): SpanFact[] {
  messageTexts ??= readMessages().messages.map(({name, text}) => [
    textPattern(text),
    {kind: 'message', name},
  ]);
  return messageTexts.filter(([pattern]) => pattern.test(span)).map(([, fact]) => fact);
}

/**
 * What the facts know by the text of a code span: a type, a method, the last call of a chain, a
 * constant, a key of the configuration, or a message. Several, where a name has several meanings.
 *
 * @param span `getText`, `ElementActions.getText`, `onElement(LOGIN).getText()`, `ui.web.*.browser`
 */
export function spanFacts(span: string): SpanFact[] {
  if (/^[A-Z]\w*(\.[A-Z]\w*)*$/.test(span) && typeNamed(span)) {
    return [{kind: 'type', name: typeNamed(span)!.name}];
  }
  return [
    // Every object of Java has a toString, and each page means another one.
    ...(/^[a-z]\w*$/.test(span) && span !== 'toString'
      ? methodFacts(span, ownersOf(span))
      : memberFacts(span)),
    ...callFacts(span),
    ...constantFacts(span),
    ...keyFacts(span),
    ...textFacts(span),
  ];
}
