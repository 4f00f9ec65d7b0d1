import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {BuiltSite} from '../../../src/plugins/siteFiles/builtSite';
import {readPages} from '../../../src/plugins/siteFiles/readPages';
import {redirectPages} from '../../../src/plugins/siteFiles/redirectPages';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

/** Reads the pages of a build as the plugin does. */
async function readSite(
  files: Record<string, string>,
  siteDir = temporaryFolder(),
): Promise<BuiltSite> {
  const outDir = temporaryFolder(files);
  const routes = Object.keys(files).map((file) => ({
    route: file.replace(/(?:^index)?\.html$/, ''),
  }));
  const address = {url: 'https://example.org', baseUrl: '/base/'};
  const site = {siteDir, outDir, ...address, order: [], routes, pages: []};
  await readPages(site);
  return site;
}

it('a page is read again when its HTML or the code has changed, and not when a script has another name', async () => {
  const siteDir = temporaryFolder({'src/read.ts': '1'});
  const pageOf = (title: string, script: string) =>
    `<h1>${title}</h1><a href="#part"></a><script src="/base/assets/js/main.${script}.js"></script>`;
  const read = async (...page: Parameters<typeof pageOf>) => {
    const {pages} = await readSite({'docs/a.html': pageOf(...page)}, siteDir);
    return pages[0]!;
  };
  const first = await read('One', '1a');
  expect(await read('One', '1a')).toEqual(first);
  // What was kept shows that the page is not read.
  const cache = path.join(siteDir, '.cache/pages.json');
  const mark = () => {
    const kept = readFileSync(cache, 'utf8');
    writeFileSync(cache, kept.replaceAll('"title":"', '"title":"Kept: '));
  };
  mark();
  expect(await read('One', '2b')).toMatchObject({title: 'Kept: One', html: pageOf('One', '2b')});
  await read('One', '1a');
  mark();
  expect(await read('Two', '1a')).toMatchObject({title: 'Two'});
  mark();
  writeFiles(siteDir, {'src/read.ts': '2'});
  expect(await read('Two', '1a')).toMatchObject({title: 'Two'});
});

it.each([
  ['to no page', ['docs'], 'redirects /docs to /docs/intro, which is not a page'],
  ['of a page', ['docs', 'docs/intro'], 'redirects /docs, which is a page'],
])('a redirect %s stops the build', async (_, pages, message) => {
  const files = pages.map((page) => [`${page}.html`, '<h1>Page</h1>']);
  const site = await readSite(Object.fromEntries(files) as Record<string, string>);
  expect(() => redirectPages(site)).toThrow(message);
});
