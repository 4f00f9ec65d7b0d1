import {Readable} from 'node:stream';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {HOST} from '../../../scripts/lib/port';
import {gitHubPages} from '../../../scripts/serve/gitHubPages';
import {SITE} from '../../../src/environment/site';
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
  const handler = gitHubPages({dir: BUILD, basePath: SITE.baseUrl, cacheControl: 'no-store'});
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

  const server = http.createServer((request, response) => {
    const {method = 'GET', url = '/'} = request;
    void handler({method, url, headers: {}}).then(({status, headers, body}) => {
      // Scripts wait for the whole page anyway: the browser may keep what it compiled of them.
      const isScript = headers['Content-Type']?.startsWith('application/javascript');
      response.writeHead(status, {
        ...headers,
        ...(isScript && {'Cache-Control': 'max-age=600'}),
      });
      if (headers['Content-Type']?.startsWith('text/html')) {
        pieces = cut(body.toString());
        Readable.from(oneByOne()).pipe(response);
      } else {
        response.end(body);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  const {port} = server.address() as AddressInfo;

  return {
    load: async (page, path, inspect) => {
      const found: string[] = [];
      const address = `http://${HOST}:${port}${SITE.baseUrl}${path}`;
      await page.goto(address, {waitUntil: 'commit'});
      for (const piece of pieces.keys()) {
        // One call for both: a page has some thirty pieces.
        const call = `(${waitForPaint})("${marker(piece)}").then(${inspect})`;
        found.push(...(await page.evaluate<string[]>(call)));
        sendNext();
      }
      return found;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
