/**
 * Which page documents which section of `boyka-config.json`. tests/content/configuration.test.ts checks the pages
 * against this list, and the list against the schema.
 */
const FOLDER = '/docs/guides/config';

/** Sections of the schema in the order of their page; the empty one is the top of the file. */
export const configPages: Record<string, readonly string[]> = {
  [`${FOLDER}/general`]: [
    '',
    'data',
    'logging',
    'logging.archive',
    'language',
    'ui',
    'ui.delay',
    'ui.logging',
    'ui.screenshot',
    'ui.timeout',
  ],
  [`${FOLDER}/web`]: ['ui.web', 'ui.web.custom_size'],
  [`${FOLDER}/mobile`]: [
    'ui.mobile',
    'ui.mobile.device',
    'ui.mobile.device.application',
    'ui.mobile.device.swipe',
    'ui.mobile.device.virtual_device',
    'ui.mobile.device.wda',
  ],
  [`${FOLDER}/macos`]: ['ui.desktop', 'ui.desktop.machine', 'ui.desktop.machine.application'],
  [`${FOLDER}/api`]: ['api', 'api.logging', 'api.timeout', 'common_setting', 'common_setting.api'],
  [`${FOLDER}/server`]: ['server', 'server.logging'],
  [`${FOLDER}/video`]: ['video', 'video.android', 'video.ios', 'video.mac'],
};

/** The page with a row for every key, and with the errors that the file can cause. */
export const CONFIG_OVERVIEW = `${FOLDER}/configuration`;

/**
 * The page that documents a section.
 *
 * @throws Error when no page does
 */
export function configPageOf(section: string): string {
  const page = Object.entries(configPages).find(([, sections]) => sections.includes(section))?.[0];
  if (!page) {
    throw new Error(`No page documents "${section}": add it to src/knowledge/configPages.ts.`);
  }
  return page;
}
