import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ROOT, run, type RunResult} from '../../scripts/lib/run';
import {copySource, type SourceCopy} from './support/sourceCopy';

const ADDRESS = 'https://preview.example.org/pull/7/';

/** What is told of one address for good: the schema's name, by which editors know it. */
const SCHEMA = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

let tree: SourceCopy;
let result: RunResult;

beforeAll(async () => {
  tree = copySource(ROOT);
  result = await run(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
    {
      cwd: tree.dir,
      timeoutMs: 230_000,
      env: {SITE_URL: ADDRESS, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
});

afterAll(() => tree.remove());

const built = (name: string) => readFileSync(path.join(tree.dir, 'build', name), 'utf8');

/** Every text of the built site, by its path. */
function texts(): [string, string][] {
  return readdirSync(path.join(tree.dir, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(html|js|css|xml|json|txt)$/.test(name))
    .map((name) => [name, built(name)]);
}

test('the whole site builds for another address', () => {
  expect(result.code, result.output).toBe(0);
});

test('a site without git history warns once and leaves out the last update', () => {
  expect(result.output.split('Pages leave out "Last updated"')).toHaveLength(2);
  expect(result.output).toContain('there is no git history here');
  expect(built('docs/intro/index.html')).not.toMatch(/last updated/i);
});

test.each([
  ['the home page', 'index.html', `rel=canonical href=${ADDRESS}`],
  ['a page', 'docs/intro/index.html', 'href=/pull/7/docs/getting-started/quickstart'],
  ['a redirect', 'docs/index.html', '/pull/7/docs/intro'],
  ['a feed', 'blog/rss.xml', `<link>${ADDRESS}blog</link>`],
  ['the sitemap', 'sitemap.xml', `<loc>${ADDRESS}docs/intro</loc>`],
])('%s leads there', (_, file, text) => {
  // Not the whole page into the report of a failure.
  expect(built(file).includes(text), `${file} has no "${text}"`).toBe(true);
});

test('nothing leads to the address of the published site', () => {
  const files = texts();
  expect(files.length).toBeGreaterThan(200);
  const leading = files.filter(([, text]) => {
    const rest = text.replaceAll(SCHEMA, '');
    return rest.includes('boykaframework.github.io') || /["'=(]\/boyka-framework\//.test(rest);
  });
  expect(leading.map(([name]) => name)).toEqual([]);
});
