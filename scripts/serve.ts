import {existsSync, readFileSync, statSync} from 'node:fs';
import http, {type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {HOST, listenError, portFrom} from './lib/port';
import {UserError} from './lib/userError';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from './lib/site';

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
  readonly port: number;
  /** Stops listening and closes the open connections. */
  readonly close: () => Promise<void>;
}

/**
 * What GitHub Pages does that sirv does not. For a path without a slash at its end, in this order:
 * the file, `name.html` for `name` (where `name/index.html` exists too), 301 to the slash for a
 * folder. For a path with a slash: its index page. For the rest: `404.html` with status 404. Paths
 * outside of the base path belong to other projects: 404.
 *
 * Sources: the table of slorber/trailing-slash-guide (docs/Hosting-Providers.md, rows `/both` and
 * `/both/`), facebook/docusaurus#3372, and for a folder without an index page jekyll/jekyll#4920.
 */
function gitHubPages({dir, basePath, cacheControl}: ServerOptions): RequestListener {
  const sendFile = sirv(dir, {dev: true, dotfiles: true, etag: true, extensions: []});
  const compress = compression();
  const isFile = (name: string) =>
    existsSync(path.join(dir, name)) && statSync(path.join(dir, name)).isFile();

  /** The file of a path below the base path, or the path with a slash to redirect to. */
  const resolve = (name: string): {file?: string; redirect?: boolean} => {
    if (/\/\/|\0/.test(name)) {
      return {};
    }
    if (name === '' || name.endsWith('/')) {
      return {file: `${name}index.html`};
    }
    if (isFile(name)) {
      return {file: name};
    }
    const isFolder = existsSync(path.join(dir, name));
    return isFile(`${name}.html`) && (isFile(`${name}/index.html`) || !isFolder)
      ? {file: `${name}.html`}
      : {redirect: isFolder};
  };

  return (request, response) => {
    const [, pathname = '/', query = ''] = /^([^?#]*)(.*)$/.exec(request.url ?? '/')!;
    const notFound = () => {
      const page = path.join(dir, '404.html');
      const text = existsSync(page) ? readFileSync(page) : 'Not found';
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(text);
    };
    const redirect = () => response.writeHead(301, {Location: `${pathname}/${query}`}).end();
    if (`${pathname}/` === basePath) {
      redirect();
    } else if (!pathname.startsWith(basePath)) {
      response.writeHead(404).end(`There is no page here: the site begins at ${basePath}\n`);
    } else {
      const name = decode(pathname.slice(basePath.length));
      const found = name === undefined ? {} : resolve(name);
      request.url = `/${encodeURI(found.file ?? '')}`;
      response.setHeader('Cache-Control', cacheControl ?? 'max-age=600');
      response.setHeader('Access-Control-Allow-Origin', '*');
      const send = () => (found.file ? sendFile(request, response, notFound) : notFound());
      void (found.redirect ? redirect() : compress(request as never, response as never, send));
    }
  };
}

/** Nothing for an invalid encoding. */
function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site on this machine, as GitHub Pages would.
 * @throws UserError when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {port, basePath, wrap = (listener: RequestListener) => listener} = options;
  const server = http.createServer(wrap(gitHubPages(options)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, HOST, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${HOST}:${bound}${basePath}`,
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
