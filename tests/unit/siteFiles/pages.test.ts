import {expect, it} from 'vitest';
import type {BuiltSite} from '../../../src/plugins/siteFiles/builtSite';
import {readPages} from '../../../src/plugins/siteFiles/readPages';
import {redirectPages} from '../../../src/plugins/siteFiles/redirectPages';
import {temporaryFolder} from '../../temporaryFolder';

/** Reads the pages of a build as the plugin does. */
async function readSite(files: Record<string, string>): Promise<BuiltSite> {
  const outDir = temporaryFolder(files);
  const routes = Object.keys(files).map((file) => ({
    route: file.replace(/(?:^index)?\.html$/, ''),
  }));
  const address = {url: 'https://example.org', baseUrl: '/base/'};
  const site = {outDir, ...address, order: [], routes, pages: []};
  await readPages(site);
  return site;
}

it.each([
  ['to no page', ['docs'], 'redirects /docs to /docs/intro, which is not a page'],
  ['of a page', ['docs', 'docs/intro'], 'redirects /docs, which is a page'],
])('a redirect %s stops the build', async (_, pages, message) => {
  const files = pages.map((page) => [`${page}.html`, '<h1>Page</h1>']);
  const site = await readSite(Object.fromEntries(files) as Record<string, string>);
  expect(() => redirectPages(site)).toThrow(message);
});
