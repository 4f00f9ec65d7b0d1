import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {siteAddress} from '../../../src/config/environment/site';
import {REDIRECTED} from '../../../src/config/redirects';

// For tests that read the built site and need no browser.

/** Where the site is published. */
export const SITE = siteAddress();

/** The address of the published home page, to which the rest of a route is added. */
export const HOME = SITE.url + SITE.baseUrl;

/** The build under test. */
export const BUILD = path.resolve('build');

/** The text of a file of the build, or of another one. */
export const readBuilt = (name: string, dir = BUILD): string =>
  readFileSync(path.join(dir, name), 'utf8');

/** The built page of a route. */
export const loadBuilt = (route: string): CheerioAPI => load(readBuilt(`${route}/index.html`));

/** The paths of the files of the build, or of another one, whose names match, with slashes. */
export const builtFiles = (pattern: RegExp, dir = BUILD): string[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => pattern.test(name));

/** The routes of `routes.txt`: those of today's pages, and those that are drafts. */
export function readRoutes(): {readonly published: string[]; readonly drafts: string[]} {
  const lines = readFileSync('tests/site/routes.txt', 'utf8').split('\n');
  return {
    published: lines.filter((line) => line.startsWith('/') && !REDIRECTED.has(line)),
    drafts: lines.flatMap((line) => /^draft (\S+)/.exec(line)?.[1] ?? []),
  };
}

/** The routes that the build's own sitemap names, from the root of the site. */
export function readSitemap(): string[] {
  const xml = readBuilt('sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    if (!address.startsWith(HOME)) {
      throw new Error(`sitemap.xml has an address of another site: ${address}`);
    }
    return `/${address.slice(HOME.length).replace(/\/$/, '')}`;
  });
}
