import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {REDIRECTS} from '../../config/redirects';
import {UserError} from '../../config/environment/userError';
import type {PostbuildStep} from './builtSite';
import {addPolicy} from './contentSecurityPolicy';

/** Names no address, so that a policy allows it on all of these pages by one hash. */
const SCRIPT = `location.replace(document.querySelector('link[rel=canonical]').dataset.path + location.search + location.hash)`;

/**
 * A page that redirects, with the query and the hash; without JavaScript they are lost. GitHub Pages
 * has no redirects of its own.
 * @param to the path of the target.
 * @param canonical the absolute address of the target, for search engines.
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
<script>${SCRIPT}</script>
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to its new address</a></p>
</body>
</html>
`;
  return addPolicy(html, [SCRIPT]);
}

/**
 * Postbuild step: writes a page for each redirect of the configuration.
 * @throws UserError when a page has that address, or the target is no page.
 */
export const redirects: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const routes = new Set(pages.map(({route}) => `/${route}`));
  for (const {from, to} of REDIRECTS) {
    if (!routes.has(to)) {
      throw new UserError(
        `src/config/redirects.ts redirects ${from} to ${to}, which is not a page: name the page that replaces it.`,
      );
    }
    if (routes.has(from)) {
      throw new UserError(
        `src/config/redirects.ts redirects ${from}, which is a page: delete the entry or move the page.`,
      );
    }
    const target = baseUrl + to.slice(1);
    const folder = path.join(outDir, from);
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'index.html'), redirectPage(target, url + target));
  }
  return `${REDIRECTS.length} written`;
};
