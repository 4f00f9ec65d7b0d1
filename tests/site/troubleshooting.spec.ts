import type {Page} from '@playwright/test';
import {errorPages} from '../../src/knowledge/errors';
import {errorLinks} from '../../src/reference/insert/errorFacts';
import {findViolations} from './support/axe';
import {loadBuilt} from './support/buildOutput';
import {expectInSight} from './support/inSight';
import {SESSION_ERRORS, TROUBLESHOOTING} from './support/landmarks';
import {expect, open, test} from './support/test';

const PAGE = '/docs/guides/troubleshooting';
const MARKUP = '<img src=x onerror="document.title = 1"> Login button';
const LOG = [
  'java.lang.RuntimeException: the login failed',
  `\tat com.example.LoginTest.login(LoginTest.java:20)`,
  `Caused by: io.github.boykaframework.exception.FrameworkError: Element (${MARKUP}) not found for platform (WEB)...`,
  'Caused by: org.openqa.selenium.TimeoutException: Expected condition failed',
  'io.github.boykaframework.exception.FrameworkError: Session is already created for (buyer) persona...',
].join('\n');

const box = (page: Page) => page.getByRole('textbox', {name: 'Log or stack trace'});
const status = (page: Page) => page.locator('header ~ *').getByRole('status');
const findings = (page: Page) => page.locator('main ol > li:has(summary)');

test('a pasted log is explained, the useful error first, and stays in the browser', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(TROUBLESHOOTING.title);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await box(page).fill(LOG);
  await expect(status(page)).toHaveText('3 known errors in 5 lines of the log.');
  await expect(findings(page).locator('summary')).toHaveText([
    `Error: Element (${MARKUP}) not found for platform (WEB)...`,
    'Cause of the error above: TimeoutException',
    'Error: Session is already created for (buyer) persona...',
  ]);
  await expect(findings(page).locator('img')).toHaveCount(0);
  await expect(findings(page).nth(2)).toContainText('Fix');
  expect(sent.filter((item) => !/^GET \S+\.js$/.test(item))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await findings(page).nth(2).getByRole('link', {name: 'Entry for this error'}).click();
  await expect(page).toHaveURL(/\/troubleshooting\/sessions#session-already-created$/);
  await expect(page.locator('h1')).toHaveText(SESSION_ERRORS.title);
  await expect(page.locator('#session-already-created')).toBeInViewport();

  await open(page, PAGE);
  await expect(box(page), 'nothing is stored').toHaveValue('');
  await page.locator('input[type="file"]').setInputFiles({
    name: `${MARKUP}.log`,
    mimeType: 'text/plain',
    buffer: Buffer.from('end of the run\n'),
  });
  await expect(status(page)).toHaveText(`No known error in 1 line of ${MARKUP}.log.`);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByText('No line names an exception')).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(status(page)).toBeEmpty();
  await expect(box(page)).toBeFocused();

  await test.step('an unknown log offers the search for its first error, not for its last line', async () => {
    await box(page).fill(
      '12:00 INFO start\n12:01 [main] ERROR com.example.ShopException: Cart [7] broke\nend',
    );
    await expect(page.locator('main ol code').first()).toHaveText(
      'com.example.ShopException: Cart [7] broke',
    );
    await page.getByRole('link', {name: 'Search for this line'}).click();
    await expect(page).toHaveURL(/\/search\?q=com\.example\.ShopException/);
    await expect(page.getByRole('searchbox').last()).toHaveValue(
      /^com\.example\.ShopException: Cart/,
    );
  });
});

/** A log whose entry has long sentences, in long lines. */
const LONG_LOG = [
  `FrameworkError: Session could not be started... ${'reason '.repeat(40)}`,
  `Caused by: org.openqa.selenium.SessionNotCreatedException: Could not start a new session. ${'x '.repeat(150)}`,
].join('\n');

for (const {address, label, text, answers} of [
  {
    address: PAGE,
    label: 'Log or stack trace',
    text: LONG_LOG,
    answers: ['dt:text-is("Cause")', 'dt:text-is("Fix")'],
  },
  {
    address: '/docs/guides/config/check',
    label: 'Content of boyka-config.json',
    text: `{"ui": {"web": {"shop": {"browser": "chrome"}}}}${'\n'.repeat(40)}`,
    answers: ['ol[aria-label="Findings"] > li >> nth=0'],
  },
]) {
  test(`box and answer of ${address} are in sight together`, async ({page}) => {
    await open(page, address);
    const field = page.getByRole('textbox', {name: label});
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await test.step(`at ${width} by ${height}`, async () => {
        await page.setViewportSize({width, height});
        await page.evaluate((log) => navigator.clipboard.writeText(log), text);
        await field.press('ControlOrMeta+V');
        for (const answer of answers) {
          await expectInSight(page.locator(`main ${answer}`).first());
        }
        await expectInSight(field);
        await expect(field).toBeFocused();
        const scrolled = await field.evaluate(({scrollTop, scrollLeft}) => [scrollTop, scrollLeft]);
        expect(scrolled, 'the beginning of the text is seen').toEqual([0, 0]);
        await page.getByRole('button', {name: 'Clear'}).click();
      });
    }
  });
}

test('the page stays where the reader has scrolled it while a log is read', async ({page}) => {
  await page.clock.install();
  await open(page, PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).fill(LONG_LOG);
  await page.clock.runFor(100);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.clock.runFor(5000);
  await expect(findings(page)).toHaveCount(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the first page links to each entry, and a method to that of its exception', () => {
  const $ = loadBuilt(PAGE);
  for (const {label, to} of Object.keys(errorPages).flatMap(errorLinks)) {
    expect($(`main li > a[href$="${to}"]`).text(), to).toBe(label);
  }
  const method = loadBuilt('/api/actions/drivers/alert-actions');
  const link = method('main li a[href$="/troubleshooting/browser#no-alert-present"]').first();
  expect(link.text()).toBe('NoAlertPresentException');
});
