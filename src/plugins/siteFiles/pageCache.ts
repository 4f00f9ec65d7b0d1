import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {write, type BuiltPage, type BuildTarget} from './builtSite';

/** All that decides how a page is read. */
const CODE = ['package-lock.json', 'src/**/*.{ts,json}'];

/** The names of the files of code, which change in every page when the text of one does. */
const ASSETS = /\/assets\/(?:js|css)\/[\w.~-]+/g;

/** What is read of a page. */
export type ReadPage = Omit<BuiltPage, 'html'>;

interface KeptPage {
  /** Of what the page was read from. */
  readonly hash: string;
  readonly page: ReadPage;
}

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64');

/**
 * Reads a page unless the last build did, from the same HTML and by the same code: to read all of
 * them is a fifth of a build.
 *
 * @param site to which the addresses in a page lead
 */
export function pageCache({siteDir, url, baseUrl}: BuildTarget) {
  // May be deleted at any time.
  const cache = path.join(siteDir, '.cache', 'pages.json');
  const kept = existsSync(cache)
    ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, KeptPage>)
    : {};
  const code = globSync(CODE, {cwd: siteDir, absolute: true}).sort();
  const version = hashOf(url, baseUrl, ...code.map((file) => readFileSync(file, 'utf8')));
  const next: typeof kept = {};
  return {
    /**
     * The page that was kept, or else what a function reads.
     *
     * @param id all of the page that is not in its HTML
     */
    get(route: string, id: string, html: string, read: () => ReadPage): ReadPage {
      const hash = hashOf(version, id, html.replace(ASSETS, ''));
      const old = kept[route];
      const page = old?.hash === hash ? old.page : read();
      next[route] = {hash, page};
      return page;
    },
    /** Keeps the pages of this build, and no others. */
    save: () => write(cache, JSON.stringify(next)),
  };
}
