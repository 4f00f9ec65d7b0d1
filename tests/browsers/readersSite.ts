import {existsSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {startServer, type RunningServer} from '../../scripts/serve';
import {BUILD, readBuilt, SITE} from '../site/support/buildOutput';
import {Problems} from '../site/support/problems';

/** How this visit differs from any other. */
interface Circumstances {
  /** Code that runs before the page's own. */
  readonly before?: string;
  /** Scripts of the page do not run. */
  readonly withoutScripts?: boolean;
  /** Styles for paper apply to the window. */
  readonly onPaper?: boolean;
}

export interface ReadersSite extends RunningServer {
  /** Errors of the console, the code, the security policy, and of requests. */
  readonly problems: Problems;
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

/** The file of the page at a route, if the route is one of a page, be it missing. */
function pageOf(route: string): string | undefined {
  const names = [`${route}.html`, path.posix.join(route, 'index.html')];
  const found = names.find((name) => existsSync(path.join(BUILD, name)));
  return found ?? (path.extname(route) === '' ? '404.html' : undefined);
}

/** Serves the built site on a port of its own: an origin with empty storage. */
export async function serveForReaders(): Promise<ReadersSite> {
  const problems = new Problems();
  const state = {circumstances: {} as Circumstances};
  const wrap =
    (serveFile: RequestListener): RequestListener =>
    (request, response) => {
      const {before = '', withoutScripts, onPaper} = state.circumstances;
      const [route = '', query = ''] = request.url!.slice(SITE.baseUrl.length).split('?');
      const page = pageOf(route);
      response.on('finish', () => {
        if (response.statusCode >= 400) {
          problems.all.push(`status: ${response.statusCode} ${request.url}`);
        }
      });
      response.setHeader('Cache-Control', 'no-cache');
      if (route === 'problem') {
        problems.all.push(decodeURIComponent(query));
        response.writeHead(204).end();
      } else if (page) {
        response.statusCode = page === '404.html' ? 404 : 200;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        if (withoutScripts) {
          response.setHeader('Content-Security-Policy', "script-src 'none'");
        }
        const head = `<head><script>${collector}${before}</script>`;
        response.end(readBuilt(page).replace('<head>', () => head));
      } else if (onPaper && route.endsWith('.css')) {
        response.setHeader('Content-Type', 'text/css');
        response.end(readBuilt(route).replaceAll('@media print', '@media all'));
      } else {
        serveFile(request, response);
      }
    };
  const options = {dir: BUILD, basePath: SITE.baseUrl, cacheControl: 'no-cache', port: 0, wrap};
  return Object.assign(state, await startServer(options), {problems});
}
