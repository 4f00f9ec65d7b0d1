import {findType, ownerOf, readMessages, types} from '../../framework';
import {configSections} from '../../framework/config';
import type {ApiType} from '../../framework/types';
import {errorAddress} from '../../knowledge/errors';
import {configKeyAddress, configSectionAddress} from '../fill/configFacts';
import {pageOf} from '../fill/links';
import {documentedMethods, propertyOf} from '../fill/members';

/** In place of an address: what the span names has no page, and another meaning would mislead. */
const OPEN = '';

/** The address of each meaning that a code span has; nothing for one without a page. */
type Addresses = (string | undefined)[];

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

/** The section of a method; a builder's is the row of the property that it sets. */
function methodAddress(type: ApiType, name: string): string | undefined {
  const method = documentedMethods(type).find((item) => item.name === name);
  if (type.generated !== '@Builder' || type.outer === undefined) {
    return method && pageOf(type.name, name);
  }
  const property = method && propertyOf(type, method);
  return property && pageOf(type.outer, property);
}

function methodAddresses(name: string, owners: ApiType[]): Addresses {
  return owners.map((type) => methodAddress(type, name));
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
function callAddresses(span: string): Addresses {
  const [, owner, chain] =
    /^(?:((?:[A-Z]\w*\.)*[A-Z]\w*)\.)?(\w+\(\)(?:\.\w+\(\))*)$/.exec(withoutArguments(span)) ?? [];
  if (chain === undefined) {
    return [];
  }
  let type = owner === undefined ? undefined : typeNamed(owner);
  let found: Addresses = [];
  for (const [index, name] of chain.replaceAll('()', '').split('.').entries()) {
    const declared = type && declaring(type, name);
    const isFirst = index === 0 && owner === undefined;
    const owners = declared ? [declared] : isFirst ? ownersOf(name) : [];
    if (owners.length > 0) {
      found = methodAddresses(name, owners);
    }
    type = returnedBy(owners, name);
  }
  return found;
}

function memberAddresses(span: string): Addresses {
  const [, owner = '', name = ''] = /^((?:[A-Z]\w*\.)*[A-Z]\w*)\.(\w+)$/.exec(span) ?? [];
  const type = typeNamed(owner);
  const declared = type && declaring(type, name);
  if (declared) {
    return methodAddresses(name, [declared]);
  }
  const isConstant = type?.enumConstants?.some((constant) => constant.name === name);
  return isConstant ? [pageOf(type!.name) ?? OPEN] : [];
}

function constantAddresses(span: string): Addresses {
  return types()
    .filter((type) => type.enumConstants?.some(({name}) => name === span))
    .map(({name}) => (name === 'Message' ? errorAddress(span) : (pageOf(name) ?? OPEN)));
}

let configAddresses: Map<string, string[]> | undefined;

/** Keys and sections by name and by path. The key of an object is the section that describes it. */
function configIndex(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const add = (name: string, address: string) =>
    name && index.set(name, [...(index.get(name) ?? []), address]);
  for (const {section, paths, keys} of configSections()) {
    [section, ...paths].forEach((name) => add(name, configSectionAddress(section)));
    for (const {name, anchor, opens} of keys) {
      const address = opens === undefined ? configKeyAddress(anchor) : configSectionAddress(opens);
      const keyPaths = paths.map((path) => [path, name].filter(Boolean).join('.'));
      [name, anchor, ...keyPaths].forEach((item) => add(item, address));
    }
  }
  return index;
}

function keyAddresses(span: string): Addresses {
  const name = /^"([\w$]+)"\s*:/.exec(span)?.[1] ?? span;
  configAddresses ??= configIndex();
  return configAddresses.get(name.replaceAll('*', '<key>')) ?? [];
}

/** Matches a text with anything in place of its placeholders, `{}`, `{0}`, and `{name}`. */
function textPattern(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

let messageTexts: [pattern: RegExp, message: string][] | undefined;

function textAddresses(span: string): Addresses {
  messageTexts ??= readMessages().messages.map(({name, text}) => [textPattern(text), name]);
  return messageTexts
    .filter(([pattern]) => pattern.test(span))
    .map(([, message]) => errorAddress(message));
}

/**
 * The addresses of all that the facts know by the text of a code span: a type, a method, the last
 * call of a chain, a constant, a key of the configuration, or a message.
 */
function addressesOf(span: string): Addresses {
  if (/^[A-Z]\w*(\.[A-Z]\w*)*$/.test(span) && typeNamed(span)) {
    return [pageOf(typeNamed(span)!.name)];
  }
  return [
    // Every object of Java has a toString, and each page means another one.
    ...(/^[a-z]\w*$/.test(span) && span !== 'toString'
      ? methodAddresses(span, ownersOf(span))
      : memberAddresses(span)),
    ...callAddresses(span),
    ...constantAddresses(span),
    ...keyAddresses(span),
    ...textAddresses(span),
  ];
}

let parameterNames: Set<string> | undefined;

/** Names of parameters, which mean a value and not the method or key of that name. */
function isParameter(word: string): boolean {
  parameterNames ??= new Set(
    types()
      .flatMap(documentedMethods)
      .filter(({generated}) => generated === undefined)
      .flatMap(({parameters}) => parameters.map(({name}) => name)),
  );
  return parameterNames.has(word);
}

/**
 * The address of what a code span names.
 *
 * @param span `getText`, `ElementActions.getText`, `onElement(LOGIN).getText()`, `ui.web.*.browser`
 * @param page address of the page it is on: of several meanings, the one that the page documents counts
 * @returns nothing for a name without a page, and for one whose meaning is open
 */
export function spanAddress(span: string, page: string): string | undefined {
  const addresses = [...new Set(addressesOf(span).filter((address) => address !== undefined))];
  const own = addresses.filter((address) => address.split('#')[0] === page);
  if (addresses.includes(OPEN) || (own.length === 0 && isParameter(span))) {
    return undefined;
  }
  const [address, ...others] = own.length > 0 ? own : addresses;
  return others.length === 0 ? address : undefined;
}
