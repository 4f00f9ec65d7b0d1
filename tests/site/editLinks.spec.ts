import {existsSync} from 'node:fs';
import {ROOT} from '../../scripts/lib/run';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {readBuilt} from './support/build';
import {expect, readRoutes, readSitemap, test} from './support/test';

const {editUrl} = sourceRepository(ROOT);

test('every page of the four areas and every post has an edit link, to a file of the repository', () => {
  const isDocument = (route: string) =>
    /^\/(docs|api|contributing|community)\//.test(route) || route === '/blog/welcome';
  for (const route of new Set([...readRoutes().published, ...readSitemap()])) {
    const html = readBuilt(`${route}/index.html`);
    const links = [...html.matchAll(/href="?([^\s">]*\/edit\/[^\s">]*)/g)].map(([, href]) => href!);
    expect(links.length > 0, route).toBe(isDocument(route));
    for (const href of links) {
      expect(href.startsWith(editUrl), `${route}: ${href}`).toBe(true);
      expect(existsSync(decodeURI(href.slice(editUrl.length))), `${route}: ${href}`).toBe(true);
    }
  }
});
