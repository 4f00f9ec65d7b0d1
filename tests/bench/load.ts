import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {freePort} from '../../scripts/lib/port';
import {endTree, ROOT} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';
import {SITE} from '../../src/environment/site';
import {tableOf} from './report';

const BUILD = path.join(ROOT, 'build');
const SECONDS = 30;
/** More only wait for each other: the server has one core, the requests have the other. */
const CONNECTIONS = 16;

/** The paths that readers request: the pages of the sitemap, the assets, and the search index. */
function requestedPaths(): string[] {
  const home = SITE.url + SITE.baseUrl;
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(home.length).replace(/\/$/, ''),
  );
  const assets = readdirSync(path.join(BUILD, 'assets'), {recursive: true, encoding: 'utf8'})
    .filter((name) => path.extname(name))
    .map((name) => `assets/${name.replaceAll(path.sep, '/')}`);
  return [...routes, ...assets, 'search/index.json'];
}

/** Serves the build in a process of its own, so that requests do not wait for their own sender. */
async function startServer(): Promise<{readonly url: string; readonly close: () => void}> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: ROOT,
    env: {...process.env, PORT: String(await freePort())},
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('close', () =>
      reject(new UserError('The build is not served: run `npm run serve`.')),
    );
    server.stdout.on('data', (text: Buffer) => {
      const address = /http:\S+/.exec(text.toString())?.[0];
      if (address) {
        resolve(address);
      }
    });
  });
  return {url, close: () => endTree(server.pid!)};
}

/** Requests a path, and returns how long the whole response took, in ms; NaN for an error. */
async function timeRequest(agent: http.Agent, url: URL): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const fail = () => resolve(NaN);
    http
      .get(url, {agent, headers: {'accept-encoding': 'gzip'}}, (response) => {
        response
          .on('end', () => resolve(response.statusCode === 200 ? performance.now() - start : NaN))
          .on('error', fail)
          .resume();
      })
      .on('error', fail);
  });
}

/**
 * Requests the pages and assets of the last build for 30 seconds, as fast as they are answered.
 *
 * @returns the section of the report
 * @throws UserError when there is no build, or a request fails
 */
export async function measureLoad(): Promise<string[]> {
  if (!existsSync(path.join(BUILD, 'sitemap.xml'))) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const paths = requestedPaths();
  const server = await startServer();
  const agent = new http.Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const end = performance.now() + SECONDS * 1000;
  const requestUntilEnd = async () => {
    while (performance.now() < end) {
      const time = await timeRequest(agent, new URL(paths[next++ % paths.length]!, server.url));
      if (Number.isNaN(time)) {
        errors += 1;
      } else {
        times.push(time);
      }
    }
  };
  try {
    await Promise.all(Array.from({length: CONNECTIONS}, requestUntilEnd));
  } finally {
    agent.destroy();
    server.close();
  }
  if (errors > 0) {
    throw new UserError(`${errors} of ${times.length + errors} requests failed under load.`);
  }
  const sorted = times.sort((one, other) => one - other);
  const percentile = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  return [
    [
      '## Load',
      '',
      `Measured by \`npm run bench -- load\` on loopback: for ${SECONDS} seconds, ${CONNECTIONS} connections to \`npm run serve\` request the pages of the sitemap, all assets, and the search index (${paths.length} addresses), each as soon as the one before is answered. Times are those of the whole response, in ms, and vary with the machine; errors have to be 0.`,
      '',
      tableOf([
        ['requests', 'requests a second', 'errors', 'p50', 'p99', 'slowest'],
        [
          times.length,
          Math.round(times.length / SECONDS),
          errors,
          percentile(0.5),
          percentile(0.99),
          (sorted.at(-1) ?? NaN).toFixed(1),
        ],
      ]),
    ].join('\n'),
  ];
}
