import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import http, {type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {HOST, requestedPort} from './lib/port';
import {UserError} from '../src/config/environment/userError';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from '../src/config/environment/site';

export interface ServerOptions {
  /** The folder of the built site. */
  readonly dir: string;
  /** The path below which it is served, with a slash at both ends. */
  readonly basePath: string;
  /** GitHub Pages lets browsers keep everything for ten minutes. */
  readonly cacheControl?: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** Wraps the listener: a test adds or changes responses with it. */
  readonly wrap?: (listener: RequestListener) => RequestListener;
}

export interface RunningServer {
  /** The address of the home page. */
  readonly url: string;
  /** Stops listening and closes the open connections. */
  readonly close: () => Promise<void>;
}

/**
 * What GitHub Pages does that sirv does not: a folder without a slash redirects; `name.html` and not
 * `name/index.html` is the answer to `name`; what is not there is `404.html`; and paths outside of
 * the base path belong to other projects. That it compresses makes no difference on one machine.
 *
 * Sources: the table of slorber/trailing-slash-guide (docs/Hosting-Providers.md, rows `/both` and
 * `/both/`), facebook/docusaurus#3372, and for a folder without an index page jekyll/jekyll#4920.
 */
function gitHubPages({
  dir,
  basePath,
  cacheControl = 'max-age=600',
}: ServerOptions): RequestListener {
  const sendFile = sirv(dir, {dev: true, dotfiles: true, etag: true, extensions: ['html']});
  const has = (name: string) => existsSync(path.join(dir, name));
  return (request, response) => {
    const [, pathname = '', query = ''] = /^([^?#]*)(.*)$/.exec(request.url ?? '')!;
    if (!`${pathname}/`.startsWith(basePath)) {
      response.writeHead(404).end(`There is no page here: the site begins at ${basePath}\n`);
      return;
    }
    const name = pathname.slice(basePath.length);
    const hasPage = has(`${name}.html`) && has(`${name}/index.html`);
    if (!pathname.endsWith('/') && has(`${name}/`) && !hasPage) {
      response.writeHead(301, {Location: `${pathname}/${query}`}).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(dir, '404.html')));
    };
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('Access-Control-Allow-Origin', '*');
    request.url = `/${name}${pathname.endsWith('/') ? 'index.html' : ''}`;
    void (name.includes('//') ? notFound() : sendFile(request, response, notFound));
  };
}

/** Serves a built site on this machine, as GitHub Pages would. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {port, basePath, wrap = (listener: RequestListener) => listener} = options;
  const server = http.createServer(wrap(gitHubPages(options))).listen(port, HOST);
  // The server's end of an idle connection could meet a client's next request, which then fails.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}${basePath}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

script(module, async () => {
  const dir = path.join(ROOT, 'build');
  if (!existsSync(dir)) {
    throw new UserError('There is no build to serve: run `npm run build` first.');
  }
  const port = await requestedPort();
  const {baseUrl: basePath} = siteAddress();
  // Ten minutes of an old page would puzzle whoever looks at what was just built.
  const {url} = await startServer({dir, basePath, port, cacheControl: 'no-cache'});
  console.log(`The site is served at ${url}`);
});
