import {ownerOf, readMessages, types} from '../../framework';
import {configSections} from '../../framework/config';
import {once} from '../../lib/once';
import type {ApiType} from '../../framework/types';
import {errorAddress} from '../../knowledge/errors';
import {configKeyAddress, configSectionAddress} from '../insert/configFacts';
import {pageOf} from '../api/addresses';
import {withoutArguments} from '../../sampleReader/java';
import {documentedMethods} from '../api/members';

/** In place of an address: what the span names has no page, and another meaning would mislead. */
const OPEN = '';

/** The address of each meaning that a code span has; nothing for one without a page. */
type Addresses = (string | undefined)[];

/** Adds to the list of a name. */
function add<T>(lists: Map<string, T[]>, name: string, item: T): void {
  lists.set(name, [...(lists.get(name) ?? []), item]);
}

/** What a code span may name, by its text. */
interface Names {
  /** Types by their names, those of nested types also without the outer ones. */
  types: Map<string, ApiType[]>;
  /** Types by the name of a method that they declare. */
  methodOwners: Map<string, ApiType[]>;
  /** Addresses of types, constants, and keys and sections by name and by path. */
  addresses: Map<string, Addresses>;
  /** Names of parameters, which mean a value and not the method or key of that name. */
  parameters: ReadonlySet<string>;
  messages: {name: string; pattern: RegExp}[];
}

/** Everything that a code span may name; read with the first span. */
const names = once(readNames);

function readNames(): Names {
  const byName = new Map<string, ApiType[]>();
  const methodOwners = new Map<string, ApiType[]>();
  for (const type of types()) {
    const parts = type.name.split('.');
    parts.forEach((_, at) => add(byName, parts.slice(at).join('.'), type));
    const methods = new Set(documentedMethods(type).map(({name}) => name));
    methods.forEach((name) => add(methodOwners, name, type));
  }
  const parameters = types()
    .flatMap(documentedMethods)
    .filter(({generated}) => generated === undefined)
    .flatMap((method) => method.parameters.map(({name}) => name));
  return {
    types: byName,
    methodOwners,
    addresses: readAddresses(byName),
    parameters: new Set(parameters),
    messages: readMessages().messages.map(({name, text}) => ({name, pattern: textPattern(text)})),
  };
}

function readAddresses(byName: Names['types']): Names['addresses'] {
  const addresses: Names['addresses'] = new Map();
  for (const [typeName, found] of byName) {
    for (const {name, enumConstants = []} of found) {
      const page = pageOf(name);
      add(addresses, typeName, page);
      for (const constant of enumConstants) {
        const isMessage = name === 'Message';
        add(addresses, constant.name, isMessage ? errorAddress(constant.name) : (page ?? OPEN));
        add(addresses, `${typeName}.${constant.name}`, page ?? OPEN);
      }
    }
  }
  for (const {section, paths, keys} of configSections()) {
    [section, ...paths].forEach((name) => add(addresses, name, configSectionAddress(section)));
    for (const key of keys) {
      // The key of an object is the section that describes it.
      const address = key.opens ? configSectionAddress(key.opens) : configKeyAddress(key);
      [key.name, key.anchor, ...key.paths].forEach((name) => add(addresses, name, address));
    }
  }
  return addresses;
}

/** The type of a name that no other type has. */
function typeNamed(name = ''): ApiType | undefined {
  const [type, ...others] = names().types.get(name) ?? [];
  return others.length === 0 ? type : undefined;
}

const ownersOf = (method: string) => names().methodOwners.get(method) ?? [];

/** The type that declares a method which a type has. */
function declaring(type: ApiType, method: string): ApiType[] {
  const owner = ownersOf(method).includes(type) ? type.name : ownerOf(type, method);
  return ownersOf(method).filter(({name}) => name === owner);
}

/** The section of a method; a builder's is the row of the property that it sets. */
function methodAddress({name, outer, generated, methods = []}: ApiType, method: string) {
  if (generated !== '@Builder' || outer === undefined) {
    return pageOf(name, method);
  }
  const property = methods.find((item) => item.name === method)?.property;
  return property && pageOf(outer, property);
}

/** The type that a call returns, where all overloads agree on one of the framework. */
function returnedBy(owners: ApiType[], method: string): ApiType | undefined {
  const returns = owners.flatMap((type) =>
    (type.methods ?? []).filter(({name}) => name === method).map((item) => item.returns),
  );
  return new Set(returns).size === 1 ? typeNamed(returns[0]?.replace(/<.*/, '')) : undefined;
}

/** The section that describes a method of a type, where there is one for certain. */
export function addressOn(type: ApiType, method: string): string | undefined {
  const owners = declaring(type, method);
  const [address, ...others] = new Set(owners.map((owner) => methodAddress(owner, method)));
  return others.length === 0 ? address : undefined;
}

/** A method, or the last call of a chain that is a method of the framework. */
function methodAddresses(span: string): Addresses {
  const [, owner, chain = ''] =
    /^(?:((?:[A-Z]\w*\.)*[A-Z]\w*)\.)?(\w+|\w+\(\)(?:\.\w+\(\))*)$/.exec(withoutArguments(span)) ??
    [];
  let type = typeNamed(owner);
  let found: Addresses = [];
  for (const [index, name] of chain.replaceAll('()', '').split('.').entries()) {
    const isFirst = index === 0 && owner === undefined;
    const owners = isFirst ? ownersOf(name) : type ? declaring(type, name) : [];
    if (owners.length > 0) {
      found = owners.map((item) => methodAddress(item, name));
    }
    type = returnedBy(owners, name);
  }
  return found;
}

function namedAddresses(span: string): Addresses {
  const name = /^"([\w$]+)"\s*:/.exec(span)?.[1] ?? span;
  return (name && names().addresses.get(name.replaceAll('*', '<key>'))) || [];
}

/** Matches a text with anything in place of its placeholders, `{}`, `{0}`, and `{name}`. */
function textPattern(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/**
 * The address of what a code span names: a type, a method, the last call of a chain, a constant, a key of the
 * configuration, or a message.
 *
 * @param span `getText`, `ElementActions.getText`, `onElement(LOGIN).getText()`, `ui.web.*.browser`
 * @param page address of the page it is on: of several meanings, the one that the page documents counts
 * @returns nothing for a name without a page, and for one whose meaning is open
 */
export function spanAddress(span: string, page: string): string | undefined {
  const all = [
    // Every object of Java has a toString, and each page means another one.
    ...(span === 'toString' ? [] : methodAddresses(span)),
    ...namedAddresses(span),
    ...names().messages.flatMap(({name, pattern}) =>
      pattern.test(span) ? [errorAddress(name)] : [],
    ),
  ];
  const addresses = [...new Set(all.filter((address) => address !== undefined))];
  const own = addresses.filter((address) => address.split('#')[0] === page);
  if (addresses.includes(OPEN) || (own.length === 0 && names().parameters.has(span))) {
    return undefined;
  }
  const [address, ...others] = own.length > 0 ? own : addresses;
  return others.length === 0 ? address : undefined;
}
