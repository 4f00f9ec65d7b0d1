import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {SLASH_SWITCH} from '../../config/searchStart';

type Context = Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'siteStorage'>;

const readScript = (name: string): string =>
  readFileSync(path.join(__dirname, 'script', `${name}.js`), 'utf8');

/**
 * The code that runs before the site's own, in the head of every page. Its parts do not depend on
 * each other.
 *
 * @param context of the generator: base path, storage namespace, and color mode
 * @returns JavaScript, each part in its own block scope
 */
export function headScriptCode({baseUrl, siteConfig, siteStorage}: Context): string {
  const parts = ['address', 'colorMode', 'lostFile', 'replacedNodes', 'searchKeys'].map(
    (part) => `{\n${readScript(part)}}`,
  );
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const settings = {
    BASE_URL: baseUrl,
    SLASH_SWITCH,
    COLOR_MODE_KEY: `theme${siteStorage.namespace}`,
    // Null when the style sheet follows the system's mode by itself.
    DEFAULT_MODE: colorMode?.respectPrefersColorScheme ? null : (colorMode?.defaultMode ?? 'light'),
  };
  const constants = Object.entries(settings).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  return [...constants, ...parts].join('\n');
}

const inline = (code: string): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(() => {\n${code}\n})();`,
});

/** Inserts one inline script before all others of a page, and one behind its content. */
export default function headScript(context: LoadContext): Plugin {
  return {
    name: 'head-script',
    injectHtmlTags: () => ({
      headTags: [inline(headScriptCode(context))],
      postBodyTags: [inline(readScript('target'))],
    }),
  };
}
