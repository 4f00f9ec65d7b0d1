import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../temporaryFolder';

vi.mock('../../../src/plugins/siteFiles/redirectPages', () => ({redirectPages: () => new Map()}));

/** The robots tag of a page, as the last step of a build writes it. */
async function robotsOf(asEarlier: string): Promise<string | undefined> {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv('AS_EARLIER_VERSION', asEarlier);
  vi.resetModules();
  const {writePages} = await import('../../../src/plugins/siteFiles/writePages');
  const outDir = temporaryFolder();
  const html = '<html><head><meta charset="utf-8"></head><body></body></html>';
  const address = {outDir, url: 'https://example.org', baseUrl: '/docs/2.9/'};
  const page = {route: 'guide', name: 'guide.mdx', title: 'Guide', description: '', html};
  const found = {trail: [], scripts: []};
  await writePages({...address, order: [], routes: [], pages: [{...page, ...found}]});
  const written = readFileSync(path.join(outDir, 'guide/index.html'), 'utf8');
  return load(written)('meta[name="robots"]').attr('content');
}

test('search engines leave out the pages of an earlier version, and of no other build', async () => {
  expect(await robotsOf('true')).toBe('noindex');
  expect(await robotsOf('')).toBeUndefined();
});
