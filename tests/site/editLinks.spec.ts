import {existsSync} from 'node:fs';
import {ROOT} from '../../scripts/lib/run';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {builtFiles, readBuilt} from './support/build';
import {expect, readRoutes, test} from './support/test';

const {editUrl} = sourceRepository(ROOT);

/** Edit links of the built pages, by page. */
const links = builtFiles(/\.html$/).flatMap((page) => {
  const html = readBuilt(page);
  return [...html.matchAll(/href="?([^\s">]*\/edit\/[^\s">]*)/g)].map(([, href]) => ({
    page,
    href: href!,
  }));
});

test('every page of the four areas and every post has an edit link', () => {
  const routes = readRoutes().published.filter(
    (route) => /^\/(docs|api|contributing|community)\//.test(route) || route === '/blog/welcome',
  );
  const pages = new Set(links.map(({page}) => `/${page.replace('/index.html', '')}`));
  expect(routes.filter((route) => !pages.has(route))).toEqual([]);
});

test('each edit link names an existing file of the repository of the site', () => {
  for (const {page, href} of links) {
    expect(href.startsWith(editUrl), `${page}: ${href}`).toBe(true);
    expect(existsSync(decodeURI(href.slice(editUrl.length))), `${page}: ${href}`).toBe(true);
  }
});
