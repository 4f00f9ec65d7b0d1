import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {REDIRECTS} from '../../src/config/redirects';
import {UserError} from '../lib/userError';
import type {BuiltSite, PostbuildStep} from './step';

/** What the check has to know of a page. */
interface Page {
  /** Path below the base path, without slashes at its ends. */
  readonly route: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"']+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&quot;/g, '"'],
  [/&#(?:x27|39);/g, "'"],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
];

function decode(value: string): string {
  return ENTITIES.reduce((text, [entity, character]) => text.replace(entity, character), value);
}

/** Reads the addresses of all links and all ids of a page; the output of a generator is regular. */
function readPage(route: string, html: string): Page {
  const links: string[] = [];
  const ids = new Set<string>();
  const markup = html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '');
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = decode(values.find((text) => text !== undefined) ?? '');
      if (name === 'id') {
        ids.add(value);
      } else if (name === 'href' && tag.toLowerCase() === 'a') {
        links.push(value);
      }
    }
  }
  return {route, links, ids};
}

async function readPages(outDir: string): Promise<Page[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.sort().map(async (file) => {
      const route = file
        .split(path.sep)
        .join('/')
        .replace(/(?:^|\/)index\.html$/, '');
      return readPage(route, await readFile(path.join(outDir, file), 'utf8'));
    }),
  );
}

/**
 * Finds the internal links of a built site that have no target. The generator checks the links of
 * Markdown and of its own component only, not `<a href>` in MDX, in components, and in the
 * configuration.
 *
 * @returns one line for each error: page, link, and reason
 */
export async function findBrokenLinks({outDir, url, baseUrl}: BuiltSite): Promise<string[]> {
  const pages = await readPages(outDir);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const redirects = new Map(REDIRECTS.map(({from, to}) => [from.slice(1), to]));

  const isFile = (route: string): boolean => {
    const file = path.join(outDir, route);
    return existsSync(file) && statSync(file).isFile();
  };

  const errorOf = (page: Page, link: string): string | undefined => {
    const address = URL.canParse(link, url + baseUrl + page.route)
      ? new URL(link, url + baseUrl + page.route)
      : undefined;
    if (!address) {
      return 'is no valid address';
    }
    if (address.origin !== new URL(url).origin) {
      return undefined;
    }
    if (!address.pathname.startsWith(baseUrl)) {
      // Another project of the host is linked by its full address.
      return /^https?:/.test(link) ? undefined : `is outside of the base path ${baseUrl}`;
    }
    const route = decodeURIComponent(address.pathname.slice(baseUrl.length));
    const redirect = redirects.get(route);
    if (redirect !== undefined) {
      return `is redirected: link to ${redirect}`;
    }
    if (route.endsWith('/')) {
      return 'ends with a slash: remove it';
    }
    const target = byRoute.get(route);
    if (!target) {
      return isFile(route) ? undefined : 'has no page and no file';
    }
    const id = decodeURIComponent(address.hash.slice(1));
    return id === '' || target.ids.has(id) ? undefined : `has no element with the id "${id}"`;
  };

  return pages
    .filter(({route}) => !redirects.has(route))
    .flatMap((page) =>
      [...new Set(page.links)].flatMap((link) => {
        const error = errorOf(page, link);
        return error ? [`The page /${page.route} links to ${link}, which ${error}.`] : [];
      }),
    );
}

/** Postbuild step: no internal link of any page is broken. */
export const links: PostbuildStep = {
  name: 'Links',
  run: async (site) => {
    const broken = await findBrokenLinks(site);
    if (broken.length > 0) {
      throw new UserError([...broken, 'Correct these links and build again.'].join('\n'));
    }
    return 'no internal link is broken';
  },
};
