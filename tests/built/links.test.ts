import {expect, test} from 'vitest';
import {REDIRECTED, REDIRECTS} from '../../src/config/redirects';
import {
  builtFiles,
  HOME,
  readBuilt,
  readRoutes,
  readSitemap,
  SITE,
} from '../site/support/buildOutput';
import {ALL_PAGES, linkError, pageAt, PAGES, type BuiltPage} from './support/site';

/** A page or a file, the address that its links are relative to, and its links. */
type Place = readonly [name: string, base: string, links: readonly string[]];

/** What a page links to, loads, and names. */
function linksOf({route, $}: BuiltPage): Place {
  const values = $('[href], [src], [action], meta[content^="http"]')
    .toArray()
    .map(({attribs: {href, src, action, content}}) => href ?? src ?? action ?? content!);
  // Of a page that is the index of a folder, the generator's data has the address with a slash.
  const data = $('[type*="json"]')
    .text()
    .matchAll(/"(https?:[^"]+?)\/?"/g);
  return [route, HOME + route.slice(1), [...values, ...[...data].map(([, link]) => link!)]];
}

/** The addresses of the site in another file, and the links of Markdown. */
function linksIn(name: string): Place {
  const text = readBuilt(name);
  const all = text.match(/https:[^\s"'<>()\\`]+[^\s"'<>()\\`.,]/g) ?? [];
  const isMarkdown = /\.(?:md|txt)$/.test(name);
  const prose = isMarkdown ? text.replace(/^ *```[^]*?^ *```|``.*?``/gm, '') : '';
  const marked = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link!);
  return [name, HOME + name, [...all.filter((link) => link.startsWith(HOME)), ...marked]];
}

/** The errors of links, each once: what the footer links to, every page does. */
function errorsOf(places: readonly Place[], leastLinks: number): string[] {
  expect(places.flatMap(([, , links]) => links).length).toBeGreaterThan(leastLinks);
  const errors = new Map<string, string>();
  for (const [place, base, links] of places) {
    for (const link of new Set(links)) {
      const reason = linkError(link, base);
      const error = `${link} ${reason}`;
      if (reason && !errors.has(error)) {
        errors.set(error, `${place}: ${error}`);
      }
    }
  }
  return [...errors.values()];
}

test('every link of a page has a target: a page, a file, or an element that is there', () => {
  const places = ALL_PAGES.map(linksOf);
  expect(errorsOf(places, 10_000)).toEqual([]);
  // A page has a second address, in a folder, at which such a link would lead elsewhere.
  const relative = places.flatMap(([place, , links]) =>
    links.filter((link) => !/^(?:[#?/]|[a-z]+:)/i.test(link)).map((link) => `${place}: ${link}`),
  );
  expect(relative).toEqual([]);
});

test('so has every address of the site in the Markdown, the feeds, and the other files', () => {
  const places = builtFiles(/\.(?:json|md|txt|webmanifest|xml)$/).map(linksIn);
  expect(errorsOf(places, 5000)).toEqual([]);
});

test('each redirect names its target to browsers, to search engines, and without JavaScript', () => {
  const shown = ALL_PAGES.filter(({route}) => REDIRECTED.has(route)).map(({route, $}) => {
    const canonical = $('link[rel="canonical"]');
    return [
      route,
      canonical.attr('href'),
      canonical.attr('data-path'),
      $('body a').attr('href'),
      $('noscript').text(),
      $('meta[name="robots"]').attr('content'),
    ];
  });
  const expected = REDIRECTS.map(({from, to}) => {
    const path = SITE.baseUrl + to.slice(1);
    const refresh = `<meta http-equiv="refresh" content="0; url=${path}">`;
    return [from, SITE.url + path, path, path, refresh, 'noindex'];
  });
  expect(shown.sort()).toEqual(expected.sort());
});

test('each address of the list is one of a page, in lower case and also with a slash; a draft has none', () => {
  const routes = PAGES.map(({route}) => route);
  const {published, drafts} = readRoutes();
  expect(published.filter((route) => !routes.includes(route))).toEqual([]);
  expect(drafts.filter((route) => routes.includes(route))).toEqual([]);
  expect(routes.filter((route) => route !== route.toLowerCase())).toEqual([]);
  for (const {route, html} of ALL_PAGES) {
    expect(route.endsWith('.html') ? html : readBuilt(`${route}/index.html`), route).toBe(html);
  }
});

test('the sitemap has each page that search engines may list, and no other', () => {
  const listed = PAGES.filter(({$}) => !$('meta[name="robots"][content*="noindex"]').is('*'));
  expect(readSitemap().sort()).toEqual(listed.map(({route}) => route).sort());
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOME}sitemap.xml\n`);
});

test('the sitemap has the day of the last update that a page shows, and none for another page', () => {
  const days = readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g);
  const shown = PAGES.map(({route, $}) => [
    HOME + route.slice(1),
    $('time[itemprop="dateModified"]').attr('datetime')?.slice(0, 10),
  ]);
  const expected = new Map(shown as [string, string | undefined][]);
  for (const [, address = '', day] of days) {
    expect(day, address).toBe(expected.get(address));
  }
});

test.each([
  ['build#docker-daemon', 'ci'],
  ['build#npm-not-found', 'npm'],
  ['api#unknown-host', 'connection'],
  ['runner#class-missing', 'java'],
  ['sessions#grid-timeout', 'grid'],
  ['appium#wda-start', 'ios'],
  ['appium#no-device', 'android'],
])('the address %s of an error that moved leads to its link', (from, page) => {
  const [before, id] = from.split('#');
  const {$} = pageAt(`/docs/guides/troubleshooting/${before}`);
  expect($(`#${id} > a`).attr('href')).toBe(
    `${SITE.baseUrl}docs/guides/troubleshooting/${page}#${id}`,
  );
});
