import {existsSync, readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {Readable} from 'node:stream';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startServer} from '../../../scripts/serve';
import {SITE} from '../../../src/config/environment/site';
import {BUILD} from './build';

/** Where a slow connection may cut a page: before each landmark, heading, and navbar item. */
const CUT =
  /<(?:header|nav|main|aside|footer|article|form|h[12]|(?:a|button)\b[^>]*navbar__item)\b/g;

const marker = (piece: number) => `piece ${piece}`;

/** A page's HTML in pieces. A comment ends each, by which the browser's progress can be seen. */
function cut(html: string): string[] {
  const body = html.indexOf('<body');
  const starts = [...html.matchAll(CUT)].map(({index}) => index).filter((index) => index > body);
  return [...starts, html.length].map(
    (end, piece) => `${html.slice(starts[piece - 1] ?? 0, end)}<!--${marker(piece)}-->`,
  );
}

/** The built site on a server that sends HTML piece by piece, as a slow connection does. */
export interface SlowSite {
  /**
   * Loads a page; each piece is sent when the browser has painted the one before.
   *
   * @param path address below the base path
   * @param inspect runs in the page after each paint
   * @returns what `inspect` returned
   */
  readonly load: (page: Page, path: string, inspect: () => string[]) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Runs in the page; resolves when the browser has parsed a piece and painted it. */
const waitForPaint = async (text: string) => {
  const frame = () => new Promise(requestAnimationFrame);
  const isParsed = () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
    for (let node = comments.nextNode(); node; node = comments.nextNode()) {
      if (node.nodeValue === text) {
        return true;
      }
    }
    return false;
  };
  while (!isParsed()) {
    await frame();
  }
  // The first callback comes before a paint, the second after it.
  await frame();
  await frame();
};

/** Serves the build on a free port. */
export async function startSlowSite(): Promise<SlowSite> {
  let pieces: string[] = [];
  let sendNext = () => {};

  async function* oneByOne() {
    for (const piece of pieces) {
      yield piece;
      await new Promise<void>((resolve) => {
        sendNext = resolve;
      });
    }
  }

  const wrap =
    (serveFile: RequestListener): RequestListener =>
    (request, response) => {
      const route = request.url!.replace(/[?#].*/, '').slice(SITE.baseUrl.length);
      if (path.extname(route) !== '') {
        // Scripts wait for the whole page anyway: the browser may keep what it compiled of them.
        serveFile(request, response);
        return;
      }
      const page = path.join(BUILD, route, 'index.html');
      const isPage = existsSync(page);
      pieces = cut(readFileSync(isPage ? page : path.join(BUILD, '404.html'), 'utf8'));
      response.writeHead(isPage ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      Readable.from(oneByOne()).pipe(response);
    };
  const {url, close} = await startServer({dir: BUILD, basePath: SITE.baseUrl, port: 0, wrap});

  return {
    load: async (page, address, inspect) => {
      const found: string[] = [];
      await page.goto(url + address, {waitUntil: 'commit'});
      for (const piece of pieces.keys()) {
        // One call for both: a page has some thirty pieces.
        const call = `(${waitForPaint})("${marker(piece)}").then(${inspect})`;
        found.push(...(await page.evaluate<string[]>(call)));
        sendNext();
      }
      return found;
    },
    close,
  };
}
