import {REDIRECTS} from '../../config/redirects';
import {throwAll} from '../../config/environment/userError';
import type {BuiltSite} from './builtSite';
import {insertHead} from './insertHead';

/** Names no address, so that a policy allows it on all of these pages by one hash. */
const SCRIPT = `location.replace(document.querySelector('link[rel=canonical]').dataset.path + location.search + location.hash)`;

/**
 * A page that redirects, with the query and the hash; without JavaScript they are lost. GitHub Pages
 * has no redirects of its own.
 *
 * @param to the path of the target
 * @param canonical the absolute address of the target, for search engines
 */
function redirectPage(to: string, canonical: string): string {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved | Boyka Framework</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="canonical" href="${canonical}" data-path="${to}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to its new address</a></p>
</body>
</html>
`;
  return insertHead({html, scripts: []}, [{tag: 'script', code: SCRIPT}]);
}

/**
 * A page for each redirect of the configuration.
 *
 * @returns their texts by their routes
 * @throws UserError when a page has that address, or the target is no page
 */
export function redirectPages({url, baseUrl, pages}: BuiltSite): Map<string, string> {
  const routes = new Set(pages.map(({route}) => `/${route}`));
  throwAll(
    REDIRECTS.flatMap(({from, to}) => {
      const redirect = `src/config/redirects.ts redirects ${from}`;
      return [
        ...(routes.has(to)
          ? []
          : [`${redirect} to ${to}, which is not a page: name the page that replaces it.`]),
        ...(routes.has(from)
          ? [`${redirect}, which is a page: delete the entry or move the page.`]
          : []),
      ];
    }),
  );
  return new Map(
    REDIRECTS.map(({from, to}) => {
      const target = baseUrl + to.slice(1);
      return [from.slice(1), redirectPage(target, url + target)];
    }),
  );
}
