import {findType} from '../../framework';
import type {TextSpan} from '../spans';
import type {ApiType} from '../../framework/types';
import {type ApiPage, apiPages} from '../../knowledge/apiPages';

const BASE = 'io.github.boykaframework.';

/** Where the reference of the libraries is whose types appear in the framework's signatures. */
const JAVADOCS: {prefix: string; base: string}[] = [
  {prefix: 'org.openqa.selenium.', base: 'https://www.selenium.dev/selenium/docs/api/java/'},
  {prefix: 'com.google.common.truth.', base: 'https://truth.dev/api/latest/'},
  {prefix: 'java.', base: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/'},
];

/**
 * The id that a method's heading has: `isDisplayed` is at `#is-displayed`.
 *
 * @param method name of a method
 */
export function headingId(method: string): string {
  return method.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The entry of a type, named with or without the outer one. */
function entryOf(type: string): ApiPage | undefined {
  return apiPages.find((page) => page.type === type || page.type.endsWith(`.${type}`));
}

/**
 * The id of the row of a property. Where the page begins with another type, which may have a property
 * of the same name, the id begins with that of its own type.
 */
export function propertyId(type: string, property: string): string {
  return [entryOf(type)?.anchor, headingId(property)].filter(Boolean).join('-');
}

/** The id at which a page describes a method: its heading, or the row of its property. */
function memberId(type: ApiType, method: string): string {
  const property = type.methods?.find(({name}) => name === method)?.property;
  return property ? propertyId(type.name, property) : headingId(method);
}

/**
 * The page that documents a type of the framework, or one of its methods.
 *
 * @param type simple name, of a nested type with or without the outer one
 * @param method name of a method; left out of the address of an enum
 * @returns the address, or nothing when no page documents the type
 */
export function pageOf(type: string, method?: string): string | undefined {
  const entry = entryOf(type);
  if (!entry) {
    return undefined;
  }
  const found = findType(entry.type);
  const isMember = method !== undefined && found.kind !== 'enum';
  const anchor = isMember ? memberId(found, method) : entry.anchor;
  return anchor ? `${entry.page}#${anchor}` : entry.page;
}

function javadocOf(qualified: string): string | undefined {
  const library = JAVADOCS.find(({prefix}) => qualified.startsWith(prefix));
  // A nested type has a dot in the name of its own file: WebDriver.Window.html.
  const [, folder, name] = /^((?:[a-z]\w*\.)+)([A-Z].*)$/.exec(qualified) ?? [];
  return library && name && `${library.base}${folder!.replaceAll('.', '/')}${name}.html`;
}

/**
 * The address of a type that a member's signature names.
 *
 * @param name as written in the signature
 * @param uses what the names of the file mean: the type's `uses`
 * @returns a page of the site or of a library's reference; nothing for `java.lang` and primitives
 */
export function typeAddress(name: string, uses: ApiType['uses'] = {}): string | undefined {
  const qualified = uses[name] ?? name;
  return qualified.startsWith(BASE) || !qualified.includes('.')
    ? pageOf(name)
    : javadocOf(qualified);
}

/** Spans, or lists of them, with commas or another text between them. */
export function listOf<T>(spans: readonly (T | T[])[], between = ', '): (T | string)[] {
  return spans.flatMap((span, index) => new Array<T | string>().concat(index ? between : [], span));
}

/**
 * Cuts the text of a type, such as `Map<String, Locator>`, into its names and what is between.
 *
 * @param text as written in the source
 * @param uses the type's `uses`
 */
export function linkTypes(text: string, uses: ApiType['uses']): (string | TextSpan)[] {
  return text
    .split(/([A-Za-z_][\w.]*)/)
    .filter(Boolean)
    .map((part) => {
      const to = /^[A-Z]/.test(part) ? typeAddress(part, uses) : undefined;
      return to === undefined ? part : {text: part, to};
    });
}
