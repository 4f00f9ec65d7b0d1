import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {keepVersion} from '../../scripts/keepVersion';
import {temporaryFolder} from '../temporaryFolder';

const SITE = 'https://example.org/docs/';

/** A small build: pages with their text, and what the site writes beside them. */
function build(version: string, address: string, pages: string[], others: string[] = []): string {
  const html = (route: string) =>
    `<!doctype html><html><head><link data-rh=true rel=canonical href=${address}${route} /></head><body class=a><div id="__docusaurus"><h1>${version} ${route}</h1></div></body></html>`;
  return temporaryFolder({
    'index.html': html(''),
    'version.json': JSON.stringify({frameworkVersion: version}),
    ...Object.fromEntries(
      pages.flatMap((page) => [
        [`${page}.html`, html(page)],
        [`${page}/index.html`, html(page)],
        [`${page}.md`, `# ${version} ${page}`],
      ]),
    ),
    ...Object.fromEntries(
      ['llms.txt', 'search/index.json', 'sitemap.xml', 'robots.txt', '404.html', ...others].map(
        (name) => [name, `${name} of ${version}`],
      ),
    ),
  });
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    globSync('**', {cwd: folder, dot: true}).map((file) => [
      file,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );

test('an earlier version is readable in its folder, is not indexed, and leads to the pages of today', async () => {
  const today = build('2.10.0', SITE, ['guide', 'new']);
  const before = filesOf(today);
  const earlier = build('2.9.3', `${SITE}2.9/`, ['guide', 'retired']);
  expect(await keepVersion(today, earlier)).toBe('2.9');

  const all = filesOf(today);
  // Today's search, Markdown, and list for assistants are as they were.
  expect(
    Object.fromEntries(Object.entries(all).filter(([file]) => !file.startsWith('2.9/'))),
  ).toEqual(before);
  const linkOf = (file: string) => {
    const $ = load(all[`2.9/${file}`]!);
    expect($('meta[name="robots"]').attr('content'), file).toBe('noindex');
    expect($('body > [role="note"]').text(), file).toContain('This page describes version 2.9.');
    expect($('#__docusaurus h1').text(), file).toMatch(/^2\.9\.3 /);
    return $('body > [role="note"] a').attr('href');
  };
  expect(linkOf('index.html')).toBe('/docs/');
  expect(linkOf('guide.html')).toBe('/docs/guide');
  expect(linkOf('guide/index.html')).toBe('/docs/guide');
  expect(linkOf('retired.html')).toBe('/docs/');
  expect(all['2.9/guide.md']).toBe('# 2.9.3 guide');
  expect(all['2.9/search/index.json']).toBe('search/index.json of 2.9.3');
  for (const name of ['sitemap.xml', 'robots.txt', '404.html']) {
    expect(all, name).not.toHaveProperty([`2.9/${name}`]);
  }
});

test('the link follows a reader who has gone to another page in the meantime', async () => {
  const today = build('2.10.0', SITE, ['guide']);
  await keepVersion(today, build('2.9.3', `${SITE}2.9/`, ['guide', 'retired']));
  const code = readFileSync(path.join(today, '2.9/earlier-version.js'), 'utf8');
  const listeners: Record<string, () => void> = {};
  const link = {
    href: '',
    addEventListener: (event: string, run: () => void) => (listeners[event] = run),
  };
  const at = (pathname: string, hash = '') => {
    new Function('location', 'document', code)({pathname, hash}, {querySelector: () => link});
    listeners['pointerdown']!();
    return link.href;
  };
  expect(at('/docs/2.9/guide', '#part')).toBe('/docs/guide#part');
  expect(at('/docs/2.9/guide/')).toBe('/docs/guide');
  expect(at('/docs/2.9/retired', '#part')).toBe('/docs/');
  expect(at('/docs/2.9/')).toBe('/docs/');
});

test.each<[what: string, today: () => string, earlier: () => string, message: RegExp]>([
  [
    'a folder without a build',
    () => temporaryFolder(),
    () => build('2.9.0', SITE, []),
    /is no build of the site: run/,
  ],
  [
    'one version twice',
    () => build('2.9.1', SITE, []),
    () => build('2.9.0', `${SITE}2.9/`, []),
    /both document 2\.9: /,
  ],
  [
    'another path',
    () => build('2.10.0', SITE, []),
    () => build('2.9.0', SITE, []),
    /is for \/docs\/: build it with a SITE_URL that ends with \/docs\/2\.9\//,
  ],
  [
    'a folder that is there',
    () => build('2.10.0', SITE, [], ['2.9/x']),
    () => build('2.9.0', `${SITE}2.9/`, []),
    /2\.9 exists: remove it/,
  ],
])('stops in one line for %s, and changes nothing', async (_, today, earlier, message) => {
  const folder = today();
  const before = filesOf(folder);
  await expect(keepVersion(folder, earlier())).rejects.toThrow(message);
  expect(filesOf(folder)).toEqual(before);
});
