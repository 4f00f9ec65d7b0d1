import {existsSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {HOST, listenError, portFrom} from './lib/port';
import {UserError} from './lib/userError';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from './lib/site';
import {gitHubPages, type Handler, type PagesOptions, type SiteResponse} from './serve/gitHubPages';

export type {Handler, SiteRequest, SiteResponse} from './serve/gitHubPages';

export interface ServerOptions extends PagesOptions {
  /** 0 chooses a free one. */
  readonly port: number;
  /** Wraps the handler: a test fails, delays, changes or cuts any response with it. */
  readonly wrap?: (handler: Handler) => Handler;
}

export interface RunningServer {
  /** The address of the home page. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and drops the connections that are still open. */
  readonly close: () => Promise<void>;
}

function write(response: http.ServerResponse, answer: SiteResponse, withBody: boolean): void {
  const {socket} = response;
  if (answer.cutAfter === 0) {
    socket?.destroy();
    return;
  }
  const bodiless = answer.status === 304;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(bodiless ? {} : {'Content-Length': String(answer.body.length)}),
  });
  if (answer.cutAfter === undefined) {
    response.end(withBody && !bodiless ? answer.body : undefined);
  } else {
    response.write(answer.body.subarray(0, answer.cutAfter), () => {
      void Promise.resolve(answer.cutWhen).then(() => socket?.destroy());
    });
  }
}

/**
 * Serves a built site on this machine, as GitHub Pages would.
 * @throws UserError when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {port, wrap = (handler: Handler) => handler} = options;
  const handler = wrap(gitHubPages(options));
  const server = http.createServer((request, response) => {
    const {method = 'GET', url = '/', headers} = request;
    handler({method, url, headers})
      .then((answer) => write(response, answer, method !== 'HEAD'))
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, HOST, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${HOST}:${bound}${options.basePath}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves `build/` at `PORT` until it is stopped, and prints where. */
export async function serveBuild(): Promise<void> {
  const dir = path.join(ROOT, 'build');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError('There is no build to serve: run `npm run build` first.');
  }
  const {url} = await startServer({
    dir,
    basePath: (await siteAddress()).baseUrl,
    port: portFrom(process.env['PORT']),
    // Ten minutes of an old page would puzzle whoever looks at what was just built.
    cacheControl: 'no-cache',
  });
  console.log(`The site is served at ${url}`);
}

script('serve', serveBuild);
