import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

const PARTS = [
  'replacedNodes',
  'slowStyles',
  'colorMode',
  'dismissal',
  'address',
  'recovery',
  'searchRequest',
];

/**
 * The inline script that runs before the site's own code, on every page.
 *
 * @param context of the generator: base path, storage namespace, id of the announcement bar
 * @returns JavaScript, each part in its own block scope
 */
export function headScriptCode({baseUrl, siteStorage, siteConfig}: LoadContext): string {
  const {namespace} = siteStorage;
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const settings = {
    colorModeKey: `theme${namespace}`,
    // Null when the style sheet follows the system's mode by itself.
    defaultMode: colorMode?.respectPrefersColorScheme ? null : (colorMode?.defaultMode ?? 'light'),
    announcementId: announcementBar?.id ?? null,
    announcementIdKey: `docusaurus.announcement.id${namespace}`,
    announcementDismissKey: `docusaurus.announcement.dismiss${namespace}`,
    baseUrl,
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
 * Inserts one inline script before all others of a page, and passes failed chunks to it.
 */
export default function headScript(context: LoadContext): Plugin {
  return {
    name: 'head-script',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(() => {\n${headScriptCode(context)}\n})();`}],
    }),
    getClientModules: () => [path.join(__dirname, 'chunkRetry.ts')],
  };
}
