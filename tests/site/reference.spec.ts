import {SITE} from '../../src/environment/site';
import {readBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the Markdown beside each page, which has what the page shows: no browser is needed.

/**
 * Sections with facts of each kind, by page. A person has compared the snapshots with the source of the
 * framework: where a new version changes one, read the method again.
 */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'api/actions/api/api-actions': ['execute'],
  'api/data/test-data': ['get'],
  'api/actions/device/device-actions': ['startRecording'],
  'api/actions/drivers/context-actions': ['switchToWebView'],
  'api/actions/drivers/driver-actions': ['saveLogs', 'waitUntil'],
  'api/actions/drivers/navigate-actions': ['back', 'getUrl'],
  'api/actions/drivers/window-actions': ['close', 'takeScreenshot'],
  'api/actions/elements/clickable-actions': ['Signatures', 'click'],
  'api/actions/elements/element-actions': [
    'clear',
    'executeScript',
    'getLocation',
    'getText',
    'isDisplayed',
    'scrollIntoView',
    'verifyIsDisplayed',
    'verifyText',
  ],
  'api/actions/elements/finger-actions': ['dragTo', 'longPress', 'swipeTill'],
  'api/actions/elements/fingers-actions': ['Inherited'],
  'api/actions/interfaces/listeners/drivers/alert-actions-listener': ['onAccept'],
  'api/actions/interfaces/listeners/drivers/navigate-actions-listener': ['onToBaseUrl'],
  'api/actions/interfaces/listeners/drivers/window-actions-listener': ['onTakeScreenshot'],
  'api/builders/api-request': ['Properties'],
  'api/builders/locator': ['Properties'],
  'api/enums': ['Speed', 'SwipeDirection'],
  'api/sessions/parallel-session': ['clearSession', 'createSession'],
  'api/utils/string-utils': ['isValidPath'],
  'docs/guides/config/api': ['`api.<key>.language`'],
  'docs/guides/config/general': [
    '`listeners_package`',
    '`ui.delay.before_click`',
    '`ui.timeout.explicit_wait`',
  ],
  'docs/guides/config/mobile': ['`ui.mobile.<key>.device.permissions`'],
  'docs/guides/config/web': [
    '`ui.web.<key>.browser`',
    '`ui.web.<key>.custom_size`',
    '`ui.web.<key>.headless`',
  ],
};

/** A section without its samples and call-outs, and without what another version of the framework moves. */
const shorten = (section: string) =>
  section
    .replace(/\[\w+\.(?:java|xml)\]\([^)]*\):\n\n```[^]*?\n```\n\n/g, '')
    .replaceAll(/^>.*\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(SITE.url + SITE.baseUrl, '/')
    .replaceAll(/https:\/\/github\.com\/[^)\s]*\/(\w+\.java)#L\d+/g, '$1')
    .replaceAll(/, line \d+/g, '');

for (const [page, headings] of Object.entries(SECTIONS)) {
  test(`the facts on /${page} are those of the snapshot`, () => {
    const text = readBuilt(`${page}.md`);
    const parts = new Map(
      text.split(/^(?=#{1,4} )/m).map((part) => [/^#+ (.*)/.exec(part)?.[1] ?? '', part]),
    );
    const shown = headings.map((heading) => shorten(parts.get(heading) ?? `${heading} is missing`));
    expect(shown.join('')).toMatchSnapshot(`reference/${page.replaceAll('/', '-')}.txt`);
  });
}
