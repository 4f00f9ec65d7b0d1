import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {findType} from '../../src/framework';
import type {Method} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
import {documentedMethods, isEnum, propertyOf} from '../../src/reference/fill/members';
import {resolveMethods} from '../../src/reference/fill/members';

const pages = globSync('api/**/*.mdx').map((file) => ({file, text: readFileSync(file, 'utf8')}));
const listed = apiPages.map(({type}) => findType(type));

/** Whether a listed class declares what an interface promises, so that the class is documented. */
const isImplemented = (name: string) =>
  listed.some(({kind, implements: parents = []}) => kind === 'class' && parents.includes(name));

/** The public methods of the facts that need a section, by `Type.name`; overloads share one. */
function methodsOfFacts(): Map<string, Method[]> {
  const found = new Map<string, Method[]>();
  for (const type of listed.filter((item) => !isEnum(item) && !isImplemented(item.name))) {
    for (const method of documentedMethods(type)) {
      if (propertyOf(type, method) === undefined) {
        const key = `${type.name}.${method.name}`;
        found.set(key, [...(found.get(key) ?? []), method]);
      }
    }
  }
  return found;
}

/** The methods that pages describe, `Type.name` with the file, in the order of the pages. */
function sectionsOf(sources: {file: string; text: string}[]): {of: string; file: string}[] {
  return sources.flatMap(({file, text}) =>
    [...text.matchAll(/<MethodSheet\s+of="([^"]+)"/g)].map(([, of = '']) => ({of, file})),
  );
}

/** The file of the page that documents the type of `Type.name`. */
function pageOf(of: string): string {
  const entry = apiPages.find(({type}) => type === of.slice(0, of.lastIndexOf('.')));
  return entry ? `${entry.page.slice(1)}.mdx` : 'api/';
}

/** What is wrong with the sections of pages, in words that say how to fix it. */
function errorsOf(sources: {file: string; text: string}[]): string[] {
  const sections = sectionsOf(sources);
  const names = new Set(sections.map(({of}) => of));
  return [
    ...[...methodsOfFacts().keys()]
      .filter((of) => !names.has(of))
      .map(
        (of) =>
          `${pageOf(of)}: ${of} has no section: add <MethodSheet of="${of}"> below a heading of its name.`,
      ),
    ...sections.flatMap(({of, file}, index) => {
      const first = sections.findIndex((other) => other.of === of);
      return first < index
        ? [`${file}: ${of} has a section in ${sections[first]!.file} already: remove one.`]
        : [];
    }),
    ...sections.flatMap(({of, file}) => {
      try {
        resolveMethods(of);
        return [];
      } catch (error) {
        return [`${file}: ${(error as Error).message}`];
      }
    }),
  ];
}

describe('the public methods of the facts and the sections of the pages', () => {
  test('each method has one section, and each section a method', () => {
    expect(errorsOf(pages)).toEqual([]);
  });

  test('there are hundreds of each', () => {
    expect(sectionsOf(pages).length).toBeGreaterThan(200);
    expect(methodsOfFacts().size).toBeGreaterThan(200);
  });
});
