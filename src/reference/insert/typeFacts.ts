import path from 'node:path';
import type {VFile} from 'vfile';
import {findType, qualifiedName, sinceOf, sourceUrl, types} from '../../framework';
import type {ApiType, Method} from '../../framework/types';
import type {CodeSpan, Span} from '../spans';
import {apiPages} from '../../knowledge/apiPages';
import {platformsOf} from '../../knowledge/platformsOf';
import {callbacksIn, readSteps} from '../../knowledge/steps';
import {headingId, linkTypes, listOf, typeAddress} from '../api/addresses';
import {callOf} from '../api/members';
import {typeDeclaration} from '../api/signature';
import {type JsxElement, required, withPosition} from '../../mdx/nodes';

/**
 * The type that the attribute `of` of an element names.
 *
 * @throws Error naming page and line when there is none
 */
export const typeOfElement = (file: VFile, node: JsxElement): ApiType =>
  withPosition(file, node, () => findType(required(file, node)));

/** The name without type arguments: `JsonDeserializer<String>` is `JsonDeserializer`. */
const bare = (name: string) => name.replace(/<.*/, '');

/** Names of types in code font, with commas between them. */
const typeLinks = (names: string[]) =>
  listOf(names.map((name): CodeSpan => ({code: name, to: typeAddress(name)})));

/** Static methods that hand out the type itself, its interface, or its builder. */
function factories(type: ApiType): Method[] {
  const handsOut = new Set([type.name, ...(type.implements ?? []).map(bare)]);
  return (type.methods ?? []).filter(
    (method) =>
      method.modifiers.includes('static') &&
      method.modifiers.includes('public') &&
      method.generated !== 'enum' &&
      (handsOut.has(bare(method.returns ?? '')) || method.generated === '@Builder'),
  );
}

/** The listeners whose callbacks the type's own methods call. */
function listenersOf({name}: ApiType): string[] {
  const steps = Object.values(readSteps().get(name)?.methods ?? {}).flatMap((entry) =>
    Object.values(entry.steps).flat(),
  );
  const own = callbacksIn(steps).filter(({isOwn}) => isOwn);
  return [...new Set(own.map(({callback}) => callback.replace(/\.\w+$/, '')))];
}

/** Every type that extends or implements a type, directly or not, the nearest first. */
function subclassesOf(type: ApiType): string[] {
  const isParent = (other: ApiType) =>
    [other.extends ?? '', ...(other.implements ?? [])].some((name) => bare(name) === type.name);
  const direct = types().filter(isParent);
  return [...new Set(direct.flatMap((subclass) => [subclass.name, ...subclassesOf(subclass)]))];
}

/** The type that a test imports: of a class that is not public, its interface. */
function importable(type: ApiType): ApiType {
  const [parent] = type.implements ?? [];
  return type.modifiers.includes('public') || !parent ? type : findType(bare(parent));
}

/** Whether a page documents a type itself, and not as a part of another one. */
export const isDocumented = (type: ApiType): boolean =>
  apiPages.some((entry) => findType(entry.type) === type);

/** The declarations of the types that are documented in the place of a type, each in a line. */
export function declarations(type: ApiType): string {
  const own = apiPages.find((entry) => findType(entry.type) === type);
  const together = apiPages.filter(({page, anchor}) => page === own?.page && anchor === own.anchor);
  return together.map((entry) => typeDeclaration(findType(entry.type))).join('\n');
}

/** Whether a type is a listener that a reader implements. */
export function isListener({name, implements: interfaces = []}: ApiType): boolean {
  return name === 'BoykaListener' || interfaces.some((item) => item.endsWith('Listener'));
}

/**
 * What the head of a type's page shows.
 *
 * @param type as the facts have it
 */
export function typeFacts(type: ApiType) {
  const providers = factories(type);
  const isInterface = type.kind === 'interface';
  const {implements: interfaces = []} = type;
  const parents = (names: string[]): Span[] => linkTypes(names.join(', '), type.uses);
  return {
    declared: declarations(type),
    /** Calls that give one, `onElement(locator)`. */
    getOne: listOf(
      providers.map((method) => ({code: callOf(method), to: `#${headingId(method.name)}`})),
    ),
    imports: [
      ...new Set(
        providers.length
          ? providers.map((method) => `import static ${type.package}.${type.name}.${method.name};`)
          : [`import ${qualifiedName(importable(type))};`],
      ),
    ],
    platforms: platformsOf(type.name),
    extends: parents(isInterface ? interfaces : type.extends ? [type.extends] : []),
    implements: parents(isInterface ? [] : interfaces),
    /** The types whose methods it has without declaring them. */
    inherits: typeLinks(Object.keys(type.inherited ?? {})),
    extendedBy: typeLinks(subclassesOf(type)),
    listeners: typeLinks(listenersOf(type)),
    /** The release that brought it, where that is newer than 2.0.0. */
    since: sinceOf(type.name),
    source: {file: path.posix.basename(type.file), to: sourceUrl(type.file, type.line)},
  };
}
