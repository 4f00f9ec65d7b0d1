import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../../scripts/lib/run';
import {build, configModule, createSmallSite, page} from '../build/support/smallSite';

const SCHEMA = 'static/schema/boyka-config.schema.json';

/** Lets the bundler keep its cache in the folder of a small site, and not with that of this site. */
function giveOwnCache(dir: string): void {
  const modules = path.join(dir, 'node_modules');
  rmSync(modules);
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name), 'junction');
    }
  }
}

test('the variables choose the search, also where the bundler has a cache of the other one', async () => {
  const dir = createSmallSite({
    'docusaurus.config.ts': configModule(`
      import {algolia} from './src/config/search';
      import searchTheme from './src/plugins/searchTheme';
      config.plugins.push(searchTheme);
      themeConfig.algolia = algolia();
      // The search page links to the areas, which the fixture lacks.
      config.onBrokenLinks = 'ignore';
    `),
  });
  giveOwnCache(dir);
  const searchOf = async (env: Record<string, string>) => {
    const {code, lines} = await build(dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: '', ...env});
    expect(code, lines.join('\n')).toBe(0);
    const html = readFileSync(path.join(dir, 'build/docs/start/index.html'), 'utf8');
    return ['data-search-button', 'DocSearch-Button'].filter((mark) => html.includes(mark));
  };
  expect(await searchOf({})).toEqual(['data-search-button']);
  const credentials = {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b', ALGOLIA_INDEX_NAME: 'c'};
  expect(await searchOf(credentials)).toEqual(['DocSearch-Button']);
});

test('a redirect without a page is named by the plugin that writes the rest of the site, in the last line', async () => {
  const dir = createSmallSite({
    'docusaurus.config.ts': configModule(`
      import siteFiles from './src/plugins/siteFiles';
      Object.assign(config, {trailingSlash: false, plugins: [...config.plugins, siteFiles]});
    `),
    // On social cards.
    'static/img/mark-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/config/redirects.ts': `export const REDIRECTS = [{from: '/old', to: '/gone'}];`,
    [SCHEMA]: readFileSync(path.join(ROOT, SCHEMA), 'utf8'),
    // The fixture has none of the pages that the phrases are about.
    'src/plugins/siteFiles/search/mergePages.ts': 'export function mergePages() {}',
    'pages/index.mdx': page('# Home'),
  });
  const {code, lines} = await build(dir);
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(
    'src/config/redirects.ts redirects /old to /gone, which is not a page: name the page that replaces it.',
  );
});

test('an option that the site cannot follow stops its build, which says so in its last line', async () => {
  const options = {
    '--locale fr': /^Unsupported locale "fr": .+$/,
    '--out-dir other': /^npm run build writes to build\/: leave out --out-dir, .+$/,
  };
  for (const [option, reason] of Object.entries(options)) {
    const {code, lines} = await build(ROOT, {}, option.split(' '));
    expect(lines.at(-1), option).toMatch(reason);
    expect(code, option).toBe(1);
  }
});
