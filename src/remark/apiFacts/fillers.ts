import type {VFile} from 'vfile';
import {errorAddress} from '../../data/errors';
import {messageText} from '../../data/message-texts';
import {findType, message, readMessages, sourceUrl, types} from '../../framework';
import type {EnumFacts, InheritedFacts, PropertyFacts} from '../../framework/referenceProps';
import type {ApiType, EnumConstant, Method} from '../../framework/types';
import {linkTypes, pageOf, propertyId} from './links';
import {dataAttribute, fail, type JsxElement, requireOf} from './mdx';
import {documentedMethods, propertyOf} from './members';
import {nearest, typeOf} from './resolve';
import {typeFacts} from './typeFacts';
import {checkNames} from './words';

/** Elements that get their facts without regard to the rest of the page. */
export const FILLERS: Record<string, (file: VFile, element: JsxElement) => void> = {
  EnumConstants: fillEnumConstants,
  ErrorMessage: fillErrorMessage,
  InheritedMethods: fillInherited,
  Properties: fillProperties,
  TypeOverview: (file, element) => {
    element.attributes = [dataAttribute('facts', typeFacts(typeOf(file, element)))];
  },
};

/** Constants of Apache Commons Lang that enums of the framework take their values from. */
const KNOWN_VALUES = new Map([['EMPTY', '']]);

function valueText(value: EnumConstant['values'][number]): string {
  if (typeof value !== 'object') {
    return JSON.stringify(value);
  }
  const known = KNOWN_VALUES.get(value.source);
  return known === undefined ? value.source : JSON.stringify(known);
}

/**
 * Gives `<EnumConstants of="Browser">` its facts.
 *
 * @throws Error naming page and line when a constant is not described, or does not exist
 */
function fillEnumConstants(file: VFile, node: JsxElement): void {
  const type = typeOf(file, node);
  const constants = type.enumConstants ?? [];
  if (constants.length === 0) {
    fail(file, node, `${type.name} has no constants: <EnumConstants> needs an enum.`);
  }
  checkNames(file, node, {
    element: 'Constant',
    owner: type.name,
    known: constants.map(({name}) => name),
    isComplete: true,
  });
  const facts: EnumFacts = {
    name: type.name,
    getters: (type.methods ?? [])
      .filter(({generated}) => generated === '@Getter')
      .map(({name}) => `${name}()`),
    constants: constants.map(({name, values}) => ({name, values: values.map(valueText)})),
    import: `import ${type.package}.${type.name};`,
    source: {line: type.line, to: sourceUrl(type.file, type.line)},
  };
  node.attributes = [dataAttribute('facts', facts)];
}

/**
 * Gives `<ErrorMessage of="CONSTANT" />` its text and, where it is on its own, its place in the source.
 *
 * @throws Error naming page and line when Message has no such constant
 */
function fillErrorMessage(file: VFile, node: JsxElement) {
  const name = requireOf(file, node);
  const names = readMessages().messages.map((item) => item.name);
  if (!names.includes(name)) {
    fail(
      file,
      node,
      `Message has no constant "${name}". The nearest: ${nearest(name, names).join(', ')}.`,
    );
  }
  const text = messageText(name);
  const {line} = message(name);
  const to = sourceUrl(readMessages().file, line);
  const inline = node.type === 'mdxJsxTextElement';
  node.attributes = [
    dataAttribute(
      'facts',
      inline ? {name, text} : {name, text, source: {line, to}, entry: errorAddress(name)},
    ),
  ];
}

/**
 * Gives `<InheritedMethods of="ClickableActions" />` the public methods of each supertype, the
 * nearest first.
 *
 * @throws Error naming page and line when the type inherits nothing
 */
function fillInherited(file: VFile, node: JsxElement): void {
  const type = typeOf(file, node);
  const facts = Object.entries(type.inherited ?? {}).map<InheritedFacts>(([owner, signatures]) => {
    const isPublic = new Set(documentedMethods(findType(owner)).map(({name}) => name));
    const names = [...new Set(signatures.map((signature) => signature.replace(/\(.*/, '')))];
    const to = pageOf(owner);
    return {
      owner: to ? [owner, to] : owner,
      methods: names
        .filter((name) => isPublic.has(name))
        .map((name) => {
          const address = pageOf(owner, name);
          return address ? [name, address] : name;
        }),
    };
  });
  if (facts.length === 0) {
    fail(file, node, `${type.name} inherits no method: remove <InheritedMethods>.`);
  }
  node.attributes = [dataAttribute('facts', facts)];
}

/** The builder of a type: `Locator.LocatorBuilder`. */
function builderOf(type: ApiType): ApiType | undefined {
  return types().find((other) => other.outer === type.name && other.generated === '@Builder');
}

/** A call as a reader types it: `header(headerKey, headerValue)`. */
const call = ({name, parameters}: Method) =>
  `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;

/** What a property is in an object whose builder does not set it. */
function defaultOf({generated, default: value}: Method): PropertyFacts['default'] {
  return generated === '@Singular' ? 'empty' : value && {code: value};
}

/**
 * The properties of a type: what its builder sets and its generated getters read.
 *
 * @param type the type itself, not its builder
 */
function propertiesOf(type: ApiType): PropertyFacts[] {
  const found = new Map<string, PropertyFacts>();
  for (const owner of [builderOf(type), type]) {
    for (const method of owner ? documentedMethods(owner) : []) {
      const name = propertyOf(owner!, method);
      if (name === undefined) {
        continue;
      }
      const property: PropertyFacts = found.get(name) ?? {
        name,
        id: propertyId(type.name, name),
        type: [],
        set: [],
        get: [],
      };
      found.set(name, property);
      const isRead = method.parameters.length === 0 && method.returns !== 'void' && owner === type;
      (isRead ? property.get : property.set).push(call(method));
      property.default ??= defaultOf(method);
      const written = isRead ? method.returns! : method.parameters[0]?.type;
      if (written !== undefined && (isRead || property.type.length === 0)) {
        property.type = linkTypes(written, owner!.uses);
      }
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Gives `<Properties of="Type">` its facts.
 *
 * @throws Error naming page and line when a property is not described, or does not exist
 */
function fillProperties(file: VFile, node: JsxElement): void {
  const type = typeOf(file, node);
  const properties = propertiesOf(type);
  if (properties.length === 0) {
    fail(file, node, `${type.name} has no generated property: remove <Properties>.`);
  }
  checkNames(file, node, {
    element: 'Property',
    owner: type.name,
    known: properties.map(({name}) => name),
    isComplete: true,
  });
  node.attributes = [dataAttribute('facts', properties)];
}
