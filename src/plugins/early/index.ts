import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

const PARTS = ['fullStorage', 'colorMode', 'dismissal', 'barePath', 'recovery'];

/**
 * The inline script that runs before the site's own code, on every page of the production build.
 *
 * @param context the generator's; base path, storage name, and the bar's id come from it
 * @returns JavaScript, each part in a scope of its own
 */
export function earlyScript({baseUrl, siteStorage, siteConfig}: LoadContext): string {
  const {namespace} = siteStorage;
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const settings = {
    colorModeKey: `theme${namespace}`,
    // Nothing where the system's mode holds: the style sheet follows it by itself.
    defaultMode: colorMode?.respectPrefersColorScheme ? null : (colorMode?.defaultMode ?? 'light'),
    announcementId: announcementBar?.id ?? null,
    announcementIdKey: `docusaurus.announcement.id${namespace}`,
    announcementDismissKey: `docusaurus.announcement.dismiss${namespace}`,
    notFoundPath: `${baseUrl}404`,
    assetsPath: `${baseUrl}assets/`,
  };
  const parts = PARTS.map((part) =>
    readFileSync(path.join(__dirname, 'script', `${part}.js`), 'utf8'),
  );
  return [
    `const SETTINGS = ${JSON.stringify(settings)};`,
    ...parts.map((part) => `{\n${part}}`),
  ].join('\n');
}

/**
 * Puts one inline script first into every page, and hands failed chunks to the recovery in it.
 */
export default function early(context: LoadContext): Plugin {
  return {
    name: 'early',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(() => {\n${earlyScript(context)}\n})();`}],
    }),
    getClientModules: () => [path.join(__dirname, 'chunks.ts')],
  };
}
