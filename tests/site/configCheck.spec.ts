import type {Locator} from '@playwright/test';
import {findViolations} from './support/axe';
import {CHECKER} from './support/landmarks';
import {expect, open, test} from './support/test';

const PAGE = '/docs/guides/config/check';
const MARKUP = '<img src=x onerror=1>';
const FILE = `{
  "ui": {
    "web": {
      "shop": {
        "browser": "chrome",
        "baseUrl": "https://www.saucedemo.com",
        "${MARKUP}": true,
        "cloud": "LAMBDA_TEST"
      }
    }
  }
}`;

test('a pasted configuration is checked in the browser, with a fixed version to copy', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(CHECKER.title);
  const box = page.getByRole('textbox', {name: 'Content of boyka-config.json'});
  const status = page.locator('header ~ *').getByRole('status');
  const findings = page.getByRole('list', {name: 'Findings'}).getByRole('listitem');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await box.fill(FILE);
  await expect(status).toHaveText('4 findings in 12 lines of the file.');
  await expect(box).toBeFocused();
  await expect(findings).toContainText([
    /Wrong value\s*Line 5, column 20.*Write CHROME/,
    /Unknown key\s*Line 6, column 9.*Did you mean base_url/,
    /Unknown key\s*Line 7, column 9/,
    /Renamed key\s*Line 8, column 9.*Write ui\.web\.<key>\.target instead/,
  ]);
  await expect(findings.nth(2)).toContainText(MARKUP);
  await expect(findings.locator('img')).toHaveCount(0);
  expect(sent.filter((item) => !/^GET \S+\.js$/.test(item))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  const fixed = FILE.replace('chrome', 'CHROME')
    .replace('baseUrl', 'base_url')
    .replace('"cloud": "LAMBDA_TEST"', '"target": "LAMBDA_TEST_WEB"');
  await expect(page.getByRole('region', {name: 'Fixed version'}).locator('code')).toHaveText(fixed);
  await page.locator('section').getByRole('button', {name: 'Copy'}).last().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(fixed);

  await box.fill('{\n  "ui": {},\n}');
  await expect(status).toHaveText('1 finding in 3 lines of the file.');
  await expect(findings).toContainText([/Not JSON\s*Line 3, column 1/]);
  await expect(page.getByText('Fixed version', {exact: true})).toHaveCount(0);

  const blocks = Array.from({length: 13_000}, (_, index) => [`shop${index}`, {prot: 80}]);
  const large = JSON.stringify({api: Object.fromEntries(blocks)}, null, 2);
  await page.locator('input[type="file"]').setInputFiles({
    name: `${MARKUP}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(large),
  });
  await expect(status).toHaveText(/^The first 200 findings in [\d,]+ lines of .+\.json\.$/);
  await expect(status).toContainText(MARKUP);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(findings).toHaveCount(200);

  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(status).toBeEmpty();
  await expect(findings).toHaveCount(0);
  await expect(box).toBeFocused();

  await box.fill(FILE);
  await findings.first().getByRole('link', {name: 'ui.web.browser'}).click();
  await expect(page).toHaveURL(/\/docs\/guides\/config\/web#ui\.web\.browser$/);
  await expect(page.locator('[id="ui.web.browser"]')).toBeInViewport();
});

test('the text stays when its findings cannot be shown', async ({page, problems}) => {
  problems.allow(/broken/);
  await open(page, PAGE);
  const box = page.getByRole('textbox', {name: 'Content of boyka-config.json'});
  await page.evaluate(() => {
    const format = Number.prototype.toLocaleString;
    // The first finding of the file is in line 5.
    Number.prototype.toLocaleString = function (this: number, ...args: []) {
      if (Number(this) === 5) {
        throw new Error('broken');
      }
      return format.apply(this, args);
    };
    Object.assign(window, {restore: () => (Number.prototype.toLocaleString = format)});
  });
  await box.fill(FILE);
  await expect(page.getByRole('alert')).toContainText('Your text is still in the box.');
  await expect(box).toHaveValue(FILE);
  await page.evaluate(() => (window as unknown as {restore: () => void}).restore());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('list', {name: 'Findings'}).getByRole('listitem')).toHaveCount(4);
});

for (const [source, give, value, kept] of [
  ['text', (box: Locator) => box.fill(FILE), FILE, 'Your text is still in the box.'],
  [
    'file',
    (box: Locator) =>
      box
        .page()
        .locator('input[type="file"]')
        .setInputFiles({
          name: 'boyka-config.json',
          mimeType: 'application/json',
          buffer: Buffer.from(FILE),
        }),
    '',
    'Your file is unchanged.',
  ],
] as const) {
  test(`a ${source} that cannot be read is kept, and read by another try`, async ({
    page,
    problems,
  }) => {
    problems.allow(/broken/);
    await open(page, PAGE);
    await page.evaluate((file) => {
      const codeAt = String.prototype.charCodeAt;
      // The parser asks for the characters of the file.
      String.prototype.charCodeAt = function (this: string, index: number) {
        if (String(this) === file) {
          throw new Error('broken');
        }
        return codeAt.call(this, index);
      };
      Object.assign(window, {repair: () => (String.prototype.charCodeAt = codeAt)});
    }, FILE);
    const box = page.getByRole('textbox', {name: 'Content of boyka-config.json'});
    const alert = page.getByRole('main').getByRole('alert');
    const status = page.locator('header ~ *').getByRole('status').filter({hasText: / /});
    const retry = alert.getByRole('button', {name: 'Try again'});
    await give(box);
    await expect(alert).toContainText(`The result couldn't be shown. ${kept}`);
    await expect(box).toHaveValue(value);
    await expect(retry).toBeInViewport();
    await expect(status, 'nothing else is announced').toHaveCount(0);
    await expect(page.getByText(/network/), 'the network is not blamed').toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await retry.click();
    await expect(retry, 'fails again').toBeVisible();
    await box.fill('{"ui": {}}');
    await expect(status, 'a different text').toContainText(' in 1 line of the file.');
    await expect(alert).toHaveCount(0);
    await give(box);
    await expect(retry).toBeVisible();
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await retry.click();
    await expect(page.getByRole('list', {name: 'Findings'}).getByRole('listitem')).toHaveCount(4);
    await expect(status).toContainText('4 findings in 12 lines of ');
    await expect(alert).toHaveCount(0);
  });
}
