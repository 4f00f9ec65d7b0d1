import jsTokens from 'js-tokens';

/** The variable in which each page of the archive has the path from which it is served. */
const BASE = 'window.boykaBase';

/** Addresses below the base path, but none of this site at its own host. */
function addressPattern(baseUrl: string): RegExp {
  return new RegExp(`(?<![\\w.])${baseUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'g');
}

/**
 * Makes a script work below any base path: the base path in its texts becomes an expression.
 *
 * @param code JavaScript of the build, minified
 * @param baseUrl the path that it was built for
 */
export function relocateScript(code: string, baseUrl: string): string {
  const pattern = addressPattern(baseUrl);
  if (code.search(pattern) < 0) {
    return code;
  }
  const tokens = [...jsTokens(code)];
  const relocated = tokens.map(({type, value}, at) => {
    if (type !== 'StringLiteral') {
      return type.includes('Template') ? value.replaceAll(pattern, `\${${BASE}}`) : value;
    }
    const changed = value.replaceAll(pattern, `${value[0]}+${BASE}+${value[0]}`);
    const isKey = tokens[at + 1]?.value === ':' && /^[{,]$/.test(tokens[at - 1]?.value ?? '');
    return changed === value ? value : isKey ? `[${changed}]` : `(${changed})`;
  });
  return relocated.join('');
}

/** Makes the addresses of a style sheet relative to its folder, which is `depth` below the base path. */
export function relocateStyles(css: string, baseUrl: string, depth: number): string {
  return css.replaceAll(addressPattern(baseUrl), '../'.repeat(depth));
}

/** Runs first on each page: everything after it needs the base path. */
const findBase = (root: string) =>
  // An index file has no route; the folder has, and the same relative addresses. A path with two
  // slashes at its beginning would name another host.
  String.raw`{const{pathname,search,hash}=location,path=pathname.replace(/\/{2,}/g,'/')` +
  String.raw`.replace(/\/index\.html$/,'/');path!==pathname&&` +
  `history.replaceState(null,'',path+search+hash)}` +
  `${BASE}=new URL('${root}',location).pathname`;

/**
 * Runs before the site's own scripts: a relative link would change with the next page, and the
 * bundler would not know that a style sheet is there.
 */
const FIX_LINKS =
  `document.querySelectorAll('a[href],link[rel~=icon],link[rel=stylesheet]').forEach(e=>` +
  `/^[.]/.test(e.getAttribute('href'))&&e.setAttribute(e.rel==='stylesheet'?'data-href':'href',` +
  `e.href.slice(location.origin.length)))`;

/**
 * Makes the addresses of a page relative, and its inline scripts work below any base path.
 *
 * @param html page of the build
 * @param baseUrl the path that it was built for
 * @param route of the page, without slashes at its ends
 * @param routes of all pages, which have folders of their own
 */
export function relocatePage(
  html: string,
  baseUrl: string,
  route: string,
  routes: ReadonlySet<string>,
): string {
  const root = route === '' ? './' : '../'.repeat(route.split('/').length);
  const address = new RegExp(`${addressPattern(baseUrl).source}([^\\s"'<>?#]*)`, 'g');
  const relative = (_: string, target: string) =>
    root + target + (target !== '' && routes.has(target) ? '/' : '');
  return (
    html
      // The hashes in a policy are those of the scripts as they were built.
      .replace(/<meta[^>]*http-equiv=["']?Content-Security-Policy[^>]*>/i, '')
      .replace(
        /(<script[^>]*>)([^]*?)(<\/script>)|<[a-z][^>]*>/gi,
        (tag, open?: string, code = '', close = '') => {
          if (open === undefined) {
            return tag.replace(address, relative);
          }
          const isScript = !/\stype=/.test(open) || /javascript/.test(open);
          return (
            open.replace(address, relative) +
            (isScript ? relocateScript(code, baseUrl) : code) +
            close
          );
        },
      )
      .replace(/<head[^>]*>/, (head) => `${head}<script>${findBase(root)}</script>`)
      .replace(/<\/body>|$/, (end) => `<script>${FIX_LINKS}</script>${end}`)
  );
}
