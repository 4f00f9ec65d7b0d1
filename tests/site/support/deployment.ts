import {existsSync} from 'node:fs';
import path from 'node:path';
import {startServer} from '../../../scripts/serve';
import {BUILD, builtFiles, readBuilt, SITE} from './buildOutput';
import {test as base} from './test';

const HASH = /\b[\da-f]{8}(?=\.(?:js|css)$)/;

/** Another hash for each one, and back. */
const reversed = (hash: string): string => [...hash].reverse().join('');

const oldHashes = new Set(builtFiles(/^assets\//).flatMap((name) => HASH.exec(name)?.[0] ?? []));

/** What a file says after the deployment: the same, with the other hashes. */
const redeployed = (file: string): string =>
  readBuilt(file).replace(/\b[\da-f]{8}\b/g, (word) =>
    oldHashes.has(word) ? reversed(word) : word,
  );

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves the build on a free port, and at some time another build of the same pages: each file with a
 * hash in its name has another one, and the files of before are gone. Nothing is kept by the browser.
 */
async function startDeployedSite() {
  let isDeployed = false;
  let pagesBefore = Infinity;
  const {url, close} = await startServer({
    dir: BUILD,
    basePath: SITE.baseUrl,
    port: 0,
    cacheControl: 'no-store',
    wrap: (serveFile) => (request, response) => {
      const route = request.url!.replace(/[?#].*/, '').slice(SITE.baseUrl.length);
      const isPage = path.extname(route) === '';
      const [hash = ''] = HASH.exec(route) ?? [];
      const file = isPage
        ? path.posix.join(route, 'index.html')
        : route.replace(hash, reversed(hash));
      if (isDeployed && oldHashes.has(hash)) {
        response.writeHead(404).end();
      } else if (isDeployed && (isPage || hash) && existsSync(path.join(BUILD, file))) {
        const type = TYPES[path.extname(file)]!;
        response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-store'});
        response.end(redeployed(file));
      } else {
        serveFile(request, response);
      }
      pagesBefore -= Number(isPage);
      isDeployed ||= pagesBefore <= 0;
    },
  });
  return {
    url,
    close,
    /** Replaces the build, once so many pages of the one before have been served. */
    deploy: ({after = 0} = {}): void => {
      pagesBefore = after;
      isDeployed = after === 0;
    },
  };
}

/** The tests' `test`, where a page is open when another build is deployed: its files are gone. */
export const test = base.extend<{deployed: Awaited<ReturnType<typeof startDeployedSite>>}>({
  deployed: async ({}, use) => {
    const site = await startDeployedSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({deployed}, use) => use(deployed.url),
  problems: async ({problems}, use) => {
    problems.allow(/404|ChunkLoadError|Loading chunk/);
    await use(problems);
  },
});
