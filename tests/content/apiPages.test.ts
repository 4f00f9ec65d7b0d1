import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {findType, types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {undocumented} from '../../src/knowledge/api-pages.json';
import {apiPages} from '../../src/knowledge/apiPages';
import {documentedMethods} from '../../src/reference/api/members';

const LIST = 'src/knowledge/api-pages.json';
const DOCUMENTED = /\.(actions|builders|enums|exception|manager|utils)(\.|$)|\.config(\.ui)?$/;
/** Pages on several types at once, which describe no member. */
const OVERVIEWS = ['/api/intro', '/api/actions/elements/index'];

const fileOf = (page: string): string => `${page.slice(1)}.mdx`;
const listed = [...apiPages.map(({type}) => type), ...Object.values(undocumented).flat()];

function isPublic(type: ApiType): boolean {
  const outer = types().find((item) => item.name === type.outer && item.package === type.package);
  return type.modifiers.includes('public') && (!outer || isPublic(outer));
}

describe(`${LIST} says for every public type which page documents it`, () => {
  test('each is listed once, and no other; a class that is not public may be listed', () => {
    const expected = types().filter((type) => DOCUMENTED.test(type.package) && isPublic(type));
    const hidden = types().filter((type) => !isPublic(type));
    expect(
      listed.filter((name) => !hidden.some((type) => type.name === name)).sort(),
      `add what is missing to its page in ${LIST}, or to a reason for having none; remove the rest`,
    ).toEqual(expected.map(({name}) => name).sort());
  });

  test('each page is there, and each API page but the overviews documents a type', () => {
    const pages = [...new Set([...OVERVIEWS, ...apiPages.map(({page}) => page)])];
    expect(pages.map(fileOf).sort(), `name the type of each page in ${LIST}`).toEqual(
      globSync('api/**/*.mdx').sort(),
    );
  });
});

// The template keeps each section on the page of its type, and the build knows its method.
test('each public method of a type has one section, on its page', () => {
  const documented = apiPages.map(({type}) => findType(type));
  // A class documents what it implements of an interface.
  const implemented = new Set(
    documented.flatMap(({kind, implements: parents = []}) => (kind === 'class' ? parents : [])),
  );
  const sheet = (file: string, of: string) => `${file}: <MethodSheet of="${of}">`;
  const expected = apiPages.flatMap(({page}, index) => {
    const type = documented[index]!;
    const methods = documentedMethods(type).filter(({property}) => property === undefined);
    return type.kind === 'enum' || implemented.has(type.name)
      ? []
      : [...new Set(methods.map(({name}) => sheet(fileOf(page), `${type.name}.${name}`)))];
  });
  const shown = globSync('api/**/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<MethodSheet of="([^"]+)"/g)].map(([, of]) =>
      sheet(file, of!),
    ),
  );
  expect(shown.sort(), 'write each once, below a heading of its name').toEqual(expected.sort());
});

const guides = globSync('docs/**/*.mdx')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => !/^draft: true/m.test(text));

// The map of the reference leads to methods, and each method's page to a guide.
test.each(globSync('api/**/*.mdx', {ignore: 'api/intro.mdx'}).sort())(
  'a reader gets from %s to a guide, and back',
  (file) => {
    expect(readFileSync(file, 'utf8'), 'add a guide that uses the type to "See also"').toMatch(
      /\]\(\/docs\/\S+\)/,
    );
    const route = `/${file.replace(/(\/index)?\.mdx$/, '')}`;
    const isLinked = guides.some((guide) => new RegExp(`\\]\\(${route}[)#]`).test(guide));
    expect(isLinked, 'link the page from a guide that uses the type').toBe(true);
  },
);
