import type {VFile} from 'vfile';
import {findType, namesOf, sinceOf, sourceUrl, types} from '../../framework';
import {configKeys} from '../../framework/config';
import type {Span} from '../spans';
import type {ApiType, EnumConstant, Method} from '../../framework/types';
import {libraryConstants} from '../../knowledge/api-names.json';
import {errorId} from '../../knowledge/errors';
import {configRows, configSectionFacts, configSource, renamedKeyFacts} from './configFacts';
import {commonFailures} from './failures';
import {errorFacts, errorLinks, logReaderFacts, unraisedFacts} from './errorFacts';
import {linkTypes, listOf, pageOf, propertyId} from '../api/addresses';
import {fail, type JsxElement, required, withPosition} from '../../mdx/nodes';
import {callOf, documentedMethods} from '../api/members';
import {methodDeclaration} from '../api/signature';
import {declarations, isDocumented, typeFacts, typeOfElement} from './typeFacts';
import {checkNames} from './checkChildren';

/** Reads the facts by the attribute that names them. */
const by =
  <T>(name: string, facts: (value: string) => T) =>
  (file: VFile, element: JsxElement): T => {
    const value = required(file, element, name);
    return withPosition(file, element, () => facts(value));
  };

/** Reads the facts of the type that `of` names, of which there has to be at least one. */
const ofType =
  <T>(read: (type: ApiType) => T[], whenNone: (name: string) => string) =>
  (file: VFile, element: JsxElement): T[] => {
    const type = typeOfElement(file, element);
    const facts = withPosition(file, element, () => read(type));
    return facts.length > 0 ? facts : fail(file, element, whenNone(type.name));
  };

/**
 * The facts of the elements that get them without regard to the rest of the page; each function
 * throws an Error that names the place of what is wrong.
 */
export const FACTS = {
  CommonErrors: ofType(
    ({name}) => commonFailures(name),
    (name) => `the methods of ${name} share no error: remove <CommonErrors>.`,
  ),
  ConfigFilter: () => configKeys().length,
  ConfigReference: by('section', configSectionFacts),
  ConfigSource: by('of', configSource),
  ConfigTable: by('sections', configRows),
  EnumConstants: enumFacts,
  ErrorEntry: by('of', errorFacts),
  ErrorList: errorListFacts,
  InheritedMethods: ofType(
    inheritedFacts,
    (name) => `${name} inherits no method: remove <InheritedMethods>.`,
  ),
  LogReader: logReaderFacts,
  Properties: propertyFacts,
  RenamedKeys: renamedKeyFacts,
  TypeOverview: (file: VFile, element: JsxElement) => typeFacts(typeOfElement(file, element)),
  UnraisedErrors: unraisedFacts,
} satisfies Record<string, (file: VFile, element: JsxElement) => unknown>;

const KNOWN_VALUES: Readonly<Record<string, string>> = libraryConstants;

function valueText(value: EnumConstant['values'][number]): string {
  if (typeof value !== 'object') {
    return JSON.stringify(value);
  }
  const known = KNOWN_VALUES[value.source];
  return known === undefined ? value.source : JSON.stringify(known);
}

/**
 * The facts of `<EnumConstants of="Browser">`.
 *
 * @throws Error naming page and line when a constant is not described, or does not exist
 */
function enumFacts(file: VFile, node: JsxElement) {
  const type = typeOfElement(file, node);
  const constants = type.enumConstants ?? [];
  if (constants.length === 0) {
    fail(file, node, `${type.name} has no constants: <EnumConstants> needs an enum.`);
  }
  checkNames(file, node, 'Constant', type.name, constants);
  return {
    name: type.name,
    declared: declarations(type),
    /** Getters of a constant, in the order of its values. */
    getters: (type.methods ?? [])
      .filter(({generated}) => generated === '@Getter')
      .map(({name}) => `${name}()`),
    constants: constants.map(({name, values}) => ({
      name,
      values: values.map(valueText),
      /** The release that brought it, where it is newer than the enum. */
      since: sinceOf(`${type.name}.${name}`),
    })),
    import: `import ${type.package}.${type.name};`,
    source: {line: type.line, to: sourceUrl(type.file, type.line)},
  };
}

/**
 * The texts and addresses of the errors of the page that `of` names. With `moved` each has its id too:
 * the entries were on this page, and an address of that time still leads to them.
 */
function errorListFacts(file: VFile, element: JsxElement) {
  const isMoved = element.attributes.some((item) => 'name' in item && item.name === 'moved');
  const links = by('of', errorLinks)(file, element);
  return links.map(({id, label, to}) => ({label, to, id: isMoved ? errorId(id) : undefined}));
}

/** The public methods of each supertype, the nearest first. */
function inheritedFacts({inherited = {}}: ApiType) {
  return Object.entries(inherited).map(([owner, signatures]) => {
    const isPublic = new Set(documentedMethods(findType(owner)).map(({name}) => name));
    const names = namesOf(signatures).filter((name) => isPublic.has(name));
    return {
      owner: {code: owner, to: pageOf(owner)},
      methods: listOf(names.map((name) => ({code: name, to: pageOf(owner, name)}))),
    };
  });
}

/** What a property is in an object whose builder does not set it. */
function propertyDefault({generated, default: value}: Method): Span | undefined {
  return generated === '@Singular' ? 'empty' : value && {code: value};
}

/**
 * The properties of a type: what its builder, such as `Locator.LocatorBuilder`, sets and its
 * generated getters read.
 *
 * @param type the type itself, not its builder
 */
function propertiesOf(type: ApiType) {
  const builders = types().filter(
    ({outer, generated}) => outer === type.name && generated === '@Builder',
  );
  const methods = [...builders, type].flatMap((owner) =>
    documentedMethods(owner).map((method) => ({
      method,
      since: sinceOf(`${owner.name}.${method.name}`),
      name: method.property ?? '',
      declared: isDocumented(owner) ? [methodDeclaration(owner, method)] : [],
      type: linkTypes(method.parameters[0]?.type ?? method.returns ?? '', owner.uses),
      isRead: method.parameters.length === 0 && method.returns !== 'void' && owner === type,
    })),
  );
  const names = [...new Set(methods.map(({name}) => name))].filter(Boolean);
  return names.sort().map((name) => {
    const own = methods.filter((item) => item.name === name);
    const reads = own.filter(({isRead}) => isRead);
    const sets = own.filter(({isRead}) => !isRead);
    const typed = reads.at(-1) ?? sets.find(({method}) => method.parameters.length > 0);
    const start = own.map(({method}) => propertyDefault(method)).find(Boolean);
    // New is a property of which all calls are.
    const since =
      sinceOf(`${type.name}.${name}`) ?? (own.every((item) => item.since) && own[0]!.since);
    const calls = (label: string, of: typeof own): Span[][] =>
      of.length > 0 ? [[label, {code: of.map(({method}) => callOf(method)).join(', ')}]] : [];
    return {
      name,
      id: propertyId(type.name, name),
      declared: own.flatMap(({declared}) => declared).join('\n'),
      type: typed?.type ?? [],
      /** Default, the calls that set and read it, and the release that brought it. */
      use: listOf<Span>(
        [
          ...(start ? [['Default: ', start]] : []),
          ...calls('Set: ', sets),
          ...calls('Read: ', reads),
          ...(since ? [[`since ${since}`]] : []),
        ],
        ' · ',
      ),
    };
  });
}

const readProperties = ofType(
  propertiesOf,
  (name) => `${name} has no generated property: remove <Properties>.`,
);

/**
 * The facts of `<Properties of="Type">`.
 *
 * @throws Error naming page and line when a property is not described, or does not exist
 */
function propertyFacts(file: VFile, node: JsxElement) {
  const properties = readProperties(file, node);
  checkNames(file, node, 'Property', typeOfElement(file, node).name, properties);
  return properties;
}
