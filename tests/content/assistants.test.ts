import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkConfig} from '../../src/tools/checker';
import {findType, qualifiedName, types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
import {agentsText} from '../../src/plugins/siteFiles/twins/agentsText';
import {inForms} from '../../src/sampleReader/regions';
import {BUILDS, RUNNERS} from '../../src/tools/starter/choices';
import schema from '../../static/schema/boyka-config.schema.json';

/** The address that the site has by default, which is long. */
const SITE = 'https://boykaframework.github.io/boyka-framework/';
const ROOT = 'io.github.boykaframework.';
const TEMPLATE = agentsText(SITE);
const TEXT = inForms(TEMPLATE, []);

const COPIES = BUILDS.flatMap((build) =>
  RUNNERS.map((runner) => ({build, runner, copy: inForms(TEMPLATE, ['starter', build, runner])})),
);

test('AGENTS.md has at most 8 KB, and neither a placeholder nor a mark of a form', () => {
  expect(TEXT).toContain(`Links begin at ${SITE}`);
  for (const text of [TEXT, ...COPIES.map(({copy}) => copy)]) {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8 * 1024);
    expect(text).not.toMatch(/(?<!\$)\{\w+\}|<!--|=>|undefined/);
  }
});

test('the copy in a project of the starter has the commands of its build tool, and the names of its test library', () => {
  for (const {build, runner, copy} of COPIES) {
    expect(/`mvn /.test(copy), copy).toBe(build === 'maven');
    expect(/`gradle /.test(copy), copy).toBe(build === 'gradle');
    expect(/testng/.test(copy), copy).toBe(runner === 'testng');
    expect(/junit/.test(copy), copy).toBe(runner === 'junit');
  }
});

test('AGENTS.md leads to single pages, to llms.txt, and to the schema', () => {
  const links = [...TEXT.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  const others = links.filter((link) => !/^(?:llms\.txt|schema\/.*\.json)$/.test(link));
  expect(others.length).toBeGreaterThan(4);
  for (const link of others) {
    const page = link.replace(/\.md$/, '');
    expect(page, link).not.toBe(link);
    expect(
      [`${page}.mdx`, `${page}/index.mdx`].some((name) => existsSync(name)),
      link,
    ).toBe(true);
  }
});

/** A line of names: a type, its own methods, and those of what they return. */
const LINES = [...TEXT.matchAll(/^- (\w+)(?:\.([^:\n]+))?(?:: (.+))?$/gm)]
  .filter(([, name]) => types().some((type) => type.name === name))
  .map(([, name = '', entries = '', methods = '']) => ({
    type: findType(name),
    entries: namesIn(entries),
    methods: namesIn(methods),
  }));

/** Names with or without parameters: `swipe(SwipeDirection)`, `tap`. */
function namesIn(text: string): string[] {
  const names = text.split(/, (?![^(]*\))/);
  return names.filter((name) => name !== '' && !name.startsWith('all of '));
}

const withoutParameters = (name: string) => name.replace(/\(.*/, '');

/** The methods of a type, without type parameters: `waitUntil(Function, Duration)`. */
const signaturesOf = ({methods = []}: ApiType) =>
  methods.map(({signature}) => signature.replaceAll(/<[^()]*>(?=[,)])/g, ''));

/** What the first entry of a line returns: a type of the framework, or a builder nested in one. */
function returnedBy({methods = []}: ApiType, [entry = '']: readonly string[]): ApiType | undefined {
  const called = methods.find(({name}) => name === withoutParameters(entry));
  const returned = called?.returns ?? '';
  return types().find(({name}) => name === returned || name.endsWith(`.${returned}`));
}

/** What builders have because of how they are generated. */
const UNUSED = /^(?:toString|clear[A-Z]\w*|\w+Params|headers|formBodies)$/;

test('each name and each signature of AGENTS.md is one of the framework, and none of an entry point is missing', () => {
  for (const {type, entries, methods} of LINES) {
    // A type without entries is what another one returns.
    const given = entries.length > 0 ? returnedBy(type, entries) : type;
    for (const [owner, names] of [
      [type, entries],
      [given, methods],
    ] as const) {
      const signatures = owner ? signaturesOf(owner) : [];
      const known = [...signatures, ...signatures.map(withoutParameters)];
      expect.soft(known, type.name).toEqual(expect.arrayContaining([...names]));
    }
    if (given && given !== type) {
      const named = [...entries, ...methods].map(withoutParameters);
      const all = signaturesOf(given).map(withoutParameters);
      const used = all.filter((name) => !UNUSED.test(name));
      expect.soft(named, type.name).toEqual(expect.arrayContaining(used));
    }
  }
  const documented = new Set(apiPages.map(({type}) => type));
  const entryTypes = types().filter(
    ({name, kind, package: where, methods = []}) =>
      documented.has(name) &&
      kind !== 'enum' &&
      /\.(?:actions\.\w+|builders|manager)$/.test(where) &&
      methods.some(({modifiers}) => modifiers.includes('static')),
  );
  expect(entryTypes.length).toBeGreaterThan(20);
  expect(LINES.map(({type}) => type.name)).toEqual(
    expect.arrayContaining(entryTypes.map(({name}) => name)),
  );
});

test('each package and each constant of AGENTS.md is one of the framework', () => {
  let place = '';
  for (const line of TEXT.split('\n')) {
    place = /^`([\w.]+)`:$/.exec(line)?.[1] ?? place;
    const [, name] = /^- (\w+)\./.exec(line) ?? [];
    const type = types().find((other) => other.name === name);
    expect.soft(type?.package ?? ROOT + place, name).toBe(ROOT + place);
  }
  const [, enums = ''] = /^`enums`: (.+?)\. /m.exec(TEXT) ?? [];
  for (const [, name = '', constants] of enums.matchAll(/(\w+)(?: \((.+?)\))?(?:, |$)/g)) {
    const {package: where, enumConstants = []} = findType(name);
    const all = enumConstants.map((constant) => constant.name).join(', ');
    expect.soft([where, constants ?? all], name).toEqual([`${ROOT}enums`, all]);
  }
  const others = [...TEXT.matchAll(/`((?:exception|actions\.interfaces)\.[\w.]+)`/g)];
  expect(others).toHaveLength(2);
  expect(types().map(qualifiedName)).toEqual(
    expect.arrayContaining(others.map(([, name]) => ROOT + name)),
  );
});

test('the checker finds nothing in the smallest file of AGENTS.md', () => {
  const [, file = ''] = /^```json\n([^]*?)^```/m.exec(TEXT) ?? [];
  expect(Object.keys(JSON.parse(file) as object)).toEqual(['ui', 'api']);
  expect(checkConfig(file, schema).findings).toEqual([]);
});
