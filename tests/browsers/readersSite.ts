import http, {type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../../scripts/lib/port';
import {startServer, type RunningServer} from '../../scripts/serve';
import {BUILD, SITE} from '../site/support/buildOutput';

/** How this visit differs from any other. */
export interface Circumstances {
  /** Code that runs before the page's own. */
  readonly before?: string;
  /** Scripts of the page do not run. */
  readonly withoutScripts?: boolean;
  /** Styles for paper apply to the window. */
  readonly onPaper?: boolean;
  /** Errors that the check provokes. */
  readonly allowed?: RegExp;
}

/**
 * The path, below the base path, of a page that has nothing but a frame with a route: as narrow as the
 * test makes it, while the window of WebKit has a least width.
 */
export const frameOf = (route: string) =>
  `/frame?${encodeURIComponent(SITE.baseUrl + route.slice(1))}`;

export interface ReadersSite extends RunningServer {
  /** Errors of the console, the code, the security policy, and of requests. */
  readonly problems: string[];
  circumstances: Circumstances;
}

/** Reports what only the console would show: WebKit's driver cannot read it, BiDi not all of it. */
const collector = `(() => {
  const report = (kind, text) => {
    const request = new XMLHttpRequest();
    request.open('GET', '${SITE.baseUrl}problem?' + encodeURIComponent(kind + ': ' + text), false);
    request.send();
  };
  const write = console.error;
  console.error = (...all) => { report('console', all.join(' ')); write(...all); };
  // Firefox reports a prefetch that ends with its page.
  addEventListener('error', ({message, target: {rel, src, href}}) =>
    rel === 'prefetch' || report('error', message ?? 'loading ' + (src ?? href)), true);
  addEventListener('unhandledrejection', ({reason}) => report('rejection', reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('policy', event.violatedDirective + ' ' + event.blockedURI));
})();`;

/** Serves the built site on a port of its own: an origin with empty storage. */
export async function serveForReaders(): Promise<ReadersSite> {
  const problems: string[] = [];
  const state = {circumstances: {} as Circumstances};
  const wrap = (listener: RequestListener): RequestListener => {
    // The site itself, whose answers are changed on their way.
    const inner = http.createServer(listener).listen(0, HOST).unref();
    return async (request, response) => {
      const {before = '', withoutScripts, onPaper} = state.circumstances;
      const [path = '', query = ''] = (request.url ?? '').split('?');
      if (path.endsWith('/problem')) {
        problems.push(decodeURIComponent(query));
        response.writeHead(204).end();
        return;
      }
      if (path.endsWith('/frame')) {
        response
          .writeHead(200, {'Content-Type': 'text/html'})
          .end(
            `<!doctype html><link rel="icon" href="data:,"><iframe height="800" src="${decodeURIComponent(query)}"></iframe>`,
          );
        return;
      }
      const {port} = inner.address() as AddressInfo;
      const answer = await fetch(`http://${HOST}:${port}${request.url}`, {redirect: 'manual'});
      if (answer.status >= 400) {
        problems.push(`status: ${answer.status} ${path}`);
      }
      const type = answer.headers.get('Content-Type') ?? '';
      const location = answer.headers.get('Location');
      response.writeHead(answer.status, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        ...(location !== null && {Location: location}),
        ...(withoutScripts &&
          type.startsWith('text/html') && {'Content-Security-Policy': "script-src 'none'"}),
      });
      if (type.startsWith('text/html')) {
        const head = `<head><script>${collector}${before}</script>`;
        response.end((await answer.text()).replace('<head>', head));
      } else if (onPaper && type.startsWith('text/css')) {
        response.end((await answer.text()).replace(/@media print/g, '@media all'));
      } else {
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
    };
  };
  const options = {dir: BUILD, basePath: SITE.baseUrl, cacheControl: 'no-cache', port: 0, wrap};
  return Object.assign(state, await startServer(options), {problems});
}
