const FOLDER = '/docs/guides/config';

/** Pages below the folder by the first section that they document; a page has the sections inside of it, too. */
const PAGES: Readonly<Record<string, string>> = {
  'ui.web': 'web',
  'ui.mobile': 'mobile',
  'ui.desktop': 'macos',
  api: 'api',
  common_setting: 'api',
  server: 'server',
  video: 'video',
};

/** The page with a row for every key, and with the errors that the file can cause. */
export const CONFIG_OVERVIEW = `${FOLDER}/configuration`;

/**
 * The page that documents a section of `boyka-config.json`: that of all sections which have none of their own is
 * "General". tests/content/configuration.test.ts checks the pages against this.
 */
export function configPageOf(section: string): string {
  const own = Object.keys(PAGES).find((name) => `${section}.`.startsWith(`${name}.`));
  return `${FOLDER}/${own ? PAGES[own] : 'general'}`;
}
