import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {areaOf, type Area} from '../../src/config/areas';
import {UserError} from '../lib/userError';

/** A part of the path to a page, as the page shows it. */
export interface Crumb {
  readonly name: string;
  /** Absent for a category without a page. */
  readonly address?: string;
}

/** A built page and what its head is made of. */
export interface HeadPage {
  readonly file: string;
  readonly html: string;
  /** Path below the base path, without slashes at its ends. */
  readonly route: string;
  /** Its address, the one form that links use. */
  readonly address: string;
  readonly title: string;
  /** Empty when it has none. */
  readonly description: string;
  readonly area?: Area;
  /** The categories above the page. */
  readonly trail: readonly Crumb[];
  /** Address at which its source is edited. */
  readonly editAddress?: string;
  /** When its source was last changed, by Git. */
  readonly modified?: string;
  /** When a post appeared, and who wrote it. */
  readonly post?: {readonly published: string; readonly authors: readonly Required<Crumb>[]};
  /** Addresses of the files whose code it shows. */
  readonly samples: readonly string[];
}

/** The parts that the head needs: to parse all of a page is ten times as slow. */
const PARTS = [
  /<head>[^]*?<\/head>/,
  /<h1[^>]*>[^]*?<\/h1>/,
  /<nav[^>]*\btheme-doc-breadcrumbs\b[^]*?<\/nav>/,
  /<a [^>]*\btheme-edit-this-page\b[^>]*>/,
  /<time [^>]*\bitemprop="?dateModified\b[^>]*>/,
];
const POST = /<html[^>]*\bblog-post-page\b/;
const POST_HEADER = /<article[^>]*><header>[^]*?<\/header>/;
const SAMPLE = /<a href="?([^\s">#]+\/src\/samples\/[^\s">#]+)/g;

/**
 * Reads a built page.
 *
 * @param html of the page
 * @param place its file, its path below the base path, and the address of the home page
 * @throws UserError when it has no title
 */
export function readHeadPage(
  html: string,
  {file, route, home}: {file: string; route: string; home: string},
): HeadPage {
  const partOf = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  const $ = load(PARTS.map(partOf).join(''));
  const title = $('h1').text().trim();
  if (!title) {
    throw new UserError(`The page /${route} has no heading of level 1: add one.`);
  }
  const absolute = (href: string | undefined) => href && new URL(href, home).href;
  const trail = $('nav li:not(.breadcrumbs__item--active) .breadcrumbs__link')
    .toArray()
    .map((link) => ({
      name: $(link).text().trim(),
      address: absolute($(link).attr('href')),
    }))
    // The link to the home page is an icon.
    .filter(({name}) => name !== '');
  return {
    file,
    html,
    route,
    address: home + route,
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    area: areaOf(route),
    trail,
    editAddress: $('.theme-edit-this-page').attr('href'),
    modified: $('time').attr('datetime'),
    post: POST.test(html) ? readPost(partOf(POST_HEADER), home) : undefined,
    samples: [...new Set([...html.matchAll(SAMPLE)].map(([, href = '']) => href))],
  };
}

function readPost(header: string, home: string): HeadPage['post'] {
  const $ = load(header);
  const published = $('time').attr('datetime');
  const authors = $('.avatar__name a')
    .toArray()
    .map((link) => ({
      name: $(link).text().trim(),
      address: new URL($(link).attr('href') ?? '', home).href,
    }));
  return published === undefined ? undefined : {published, authors};
}

/**
 * Reads all pages of a build, before redirects are written beside them.
 *
 * @param outDir folder of the build, with each page in a folder of its own
 * @param home address of the home page, with a slash at its end
 */
export async function readHeadPages(outDir: string, home: string): Promise<HeadPage[]> {
  const files = globSync(['**/index.html', '404.html'], {cwd: outDir}).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(outDir, name);
      const route = name.replace(/\/?(?:index)?\.html$/, '');
      return readHeadPage(await readFile(file, 'utf8'), {file, route, home});
    }),
  );
}
