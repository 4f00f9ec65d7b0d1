import {existsSync, readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {apiPages} from '../../src/data/api-pages';
import {findType, types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {headingId} from '../../src/remark/apiFacts/links';
import {documentedMethods, isEnum, propertyOf} from '../../src/remark/apiFacts/members';

const LIST = 'src/data/api-pages.ts';
const DOCUMENTED = /\.(actions|builders|enums|exception|manager|utils)(\.|$)|\.config(\.ui)?$/;
/** Pages on several types at once, which describe no member. */
const OVERVIEWS = ['/api/intro', '/api/actions/elements/index'];

interface Heading {
  name: string;
  id?: string;
  line: number;
}

const fileOf = (page: string): string => `${page.slice(1)}.mdx`;
const mapped = apiPages.filter((item) => 'page' in item);
const pages = [...new Set(mapped.map(({page}) => page))].sort();

/** Headings of the third level that look like a method's name. */
function methodHeadings(source: string): Heading[] {
  return source.split('\n').flatMap((text, i): Heading[] => {
    const [, name, id] = /^### `?([a-z]\w*)`?(?:\(\))?(?: \{#([\w-]+)\})?$/.exec(text) ?? [];
    return name ? [{name, id, line: i + 1}] : [];
  });
}

/** Whether a class, such as the one that is not public, implements an interface on the same page. */
function implementsListed(name: string): boolean {
  const page = mapped.find((item) => item.type === name)?.page;
  const parents = types().find((type) => type.name === name)?.implements ?? [];
  return mapped.some((item) => item.page === page && parents.includes(item.type));
}

function isPublic(type: ApiType): boolean {
  const outer = types().find((item) => item.name === type.outer && item.package === type.package);
  return type.modifiers.includes('public') && (!outer || isPublic(outer));
}

/** Names of the public methods that need a heading, each once; the rest are properties. */
function methodNames(type: ApiType): string[] {
  const names = documentedMethods(type)
    .filter((method) => !isEnum(type) && propertyOf(type, method) === undefined)
    .map((method) => method.name);
  return [...new Set(names)];
}

function inheritedNames(type: ApiType): string[] {
  return Object.values(type.inherited ?? {}).flatMap((signatures) =>
    signatures.map((signature) => signature.replace(/\(.*/, '')),
  );
}

/** What is wrong with the headings of a page, in words that say how to fix it. */
function headingFaults(page: string, source: string, all: ApiType[]): string[] {
  const headings = methodHeadings(source);
  const wanted = [...new Set(all.flatMap(methodNames))];
  const known = new Set(all.flatMap((type) => [...methodNames(type), ...inheritedNames(type)]));
  const file = fileOf(page);
  return [
    ...wanted
      .filter((name) => !headings.some((heading) => heading.name === name))
      .map((name) => `${file}: add "### ${name} {#${headingId(name)}}" and describe the method`),
    ...headings
      .filter(({name}) => !known.has(name))
      .map(
        ({name, line}) =>
          `${file}:${line}: ${name} is no method of ${all.map((type) => type.name).join(', ')}: remove or correct the heading`,
      ),
    ...headings
      .filter(({name, id}) => id !== headingId(name))
      .map(
        ({name, line}) =>
          `${file}:${line}: write "### ${name} {#${headingId(name)}}", as links expect it`,
      ),
  ];
}

describe(`${LIST} says for every public type which page documents it`, () => {
  const expected = types()
    .filter((type) => DOCUMENTED.test(type.package) && isPublic(type))
    .map((type) => type.name);

  test('none is missing', () => {
    const missing = expected.filter((name) => !apiPages.some((item) => item.type === name));
    expect(missing, `add each to its page in ${LIST}, or to a reason for having none`).toEqual([]);
  });

  test('none is gone', () => {
    const gone = apiPages.filter(
      (item) => !expected.includes(item.type) && !implementsListed(item.type),
    );
    expect(gone, `remove each from ${LIST}: the framework has no such public type`).toEqual([]);
  });

  test('none is listed twice', () => {
    const names = apiPages.map((item) => item.type);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('each page is there, and each API page but the overviews documents a type', () => {
    expect(pages.filter((page) => !existsSync(fileOf(page)))).toEqual([]);
    const undocumented = globSync('api/**/*.mdx').filter(
      (file) => ![...OVERVIEWS, ...pages].some((page) => fileOf(page) === file),
    );
    expect(undocumented, `name the type of each page in ${LIST}`).toEqual([]);
  });

  test('each reason is a sentence', () => {
    const reasons = apiPages.flatMap((item) => ('none' in item ? [item.none] : []));
    expect(reasons.filter((text) => !/^[A-Z].{15,}\.$/.test(text))).toEqual([]);
  });
});

describe('the headings of a page are the methods of its types', () => {
  test.each(pages)('%s', (page) => {
    const entries = mapped.filter((item) => item.page === page);
    const faults = headingFaults(
      page,
      readFileSync(fileOf(page), 'utf8'),
      entries.map(({type}) => findType(type)),
    );
    expect(faults).toEqual([]);
  });

  test('a missing, a wrong, and a misspelled heading are found', () => {
    const type = findType('AlertActions');
    const ids = methodNames(type).map((name) => `### ${name} {#${headingId(name)}}`);
    const right = ids.join('\n');
    const page = '/api/actions/drivers/alert-actions';
    const faultsOf = (text: string): string[] => headingFaults(page, text, [type]);
    expect(faultsOf(right)).toEqual([]);
    expect(faultsOf(right.replace('### dismiss {#dismiss}', ''))).toEqual([
      'api/actions/drivers/alert-actions.mdx: add "### dismiss {#dismiss}" and describe the method',
    ]);
    expect(faultsOf(`${right}\n### decline {#decline}`)[0]).toContain(
      'decline is no method of AlertActions',
    );
    expect(faultsOf(right.replace('{#on-alert}', '{#onAlert}'))[0]).toContain(
      'write "### onAlert {#on-alert}"',
    );
  });
});
