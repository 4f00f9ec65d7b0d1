import {existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {undocumented} from '../../src/knowledge/api-pages.json';
import {apiPages} from '../../src/knowledge/apiPages';

const LIST = 'src/knowledge/api-pages.json';
const DOCUMENTED = /\.(actions|builders|enums|exception|manager|utils)(\.|$)|\.config(\.ui)?$/;
/** Pages on several types at once, which describe no member. */
const OVERVIEWS = ['/api/intro', '/api/actions/elements/index'];

const fileOf = (page: string): string => `${page.slice(1)}.mdx`;
const listed = [...apiPages.map(({type}) => type), ...Object.values(undocumented).flat()];
const pages = [...new Set(apiPages.map(({page}) => page))].sort();

/** Whether a class, such as the one that is not public, implements an interface on the same page. */
function implementsListed(name: string): boolean {
  const page = apiPages.find((item) => item.type === name)?.page;
  const parents = types().find((type) => type.name === name)?.implements ?? [];
  return apiPages.some((item) => item.page === page && parents.includes(item.type));
}

function isPublic(type: ApiType): boolean {
  const outer = types().find((item) => item.name === type.outer && item.package === type.package);
  return type.modifiers.includes('public') && (!outer || isPublic(outer));
}

describe(`${LIST} says for every public type which page documents it`, () => {
  const expected = types()
    .filter((type) => DOCUMENTED.test(type.package) && isPublic(type))
    .map((type) => type.name);

  test('none is missing', () => {
    const missing = expected.filter((name) => !listed.includes(name));
    expect(missing, `add each to its page in ${LIST}, or to a reason for having none`).toEqual([]);
  });

  test('none is gone', () => {
    const gone = listed.filter((name) => !expected.includes(name) && !implementsListed(name));
    expect(gone, `remove each from ${LIST}: the framework has no such public type`).toEqual([]);
  });

  test('none is listed twice', () => {
    expect(listed.filter((name, i) => listed.indexOf(name) !== i)).toEqual([]);
  });

  test('each page is there, and each API page but the overviews documents a type', () => {
    expect(pages.filter((page) => !existsSync(fileOf(page)))).toEqual([]);
    const undocumented = globSync('api/**/*.mdx').filter(
      (file) => ![...OVERVIEWS, ...pages].some((page) => fileOf(page) === file),
    );
    expect(undocumented, `name the type of each page in ${LIST}`).toEqual([]);
  });
});
