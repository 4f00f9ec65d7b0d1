import type {VFile} from 'vfile';
import {types} from '../../framework';
import type {ApiType, Method} from '../../framework/types';
import type {PropertyFacts} from '../../framework/referenceProps';
import {propertyId, isStub, linkTypes} from './links';
import {dataAttribute, fail, type JsxElement} from './mdx';
import {documentedMethods, propertyOf} from './members';
import {withPosition, requireOf} from './named';
import {checkNames} from './names';
import {resolveType} from './resolve';

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
 * @returns the names of the properties
 * @throws Error naming page and line when a property is not described, or does not exist
 */
export function fillProperties(file: VFile, node: JsxElement): void {
  const type = withPosition(file, node, () => resolveType(requireOf(file, node)));
  const properties = propertiesOf(type);
  if (properties.length === 0) {
    fail(file, node, `${type.name} has no generated property: remove <Properties>.`);
  }
  checkNames(file, node, {
    element: 'Property',
    owner: type.name,
    known: properties.map(({name}) => name),
    isComplete: !isStub(type.name),
  });
  node.attributes = [dataAttribute('facts', properties)];
}
