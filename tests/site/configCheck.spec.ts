import type {Page} from '@playwright/test';
import {findViolations} from './support/axe';
import {breakMethod} from './support/breakMethod';
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

const box = (page: Page) => page.getByRole('textbox', {name: 'Content of boyka-config.json'});
const status = (page: Page) => page.locator('header ~ *').getByRole('status');
const findings = (page: Page) => page.getByRole('list', {name: 'Findings'}).getByRole('listitem');

/** Chooses a file in place of pasting its text. */
const chooseFile = (page: Page, name: string, text: string) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test('a pasted configuration is checked in the browser, with a fixed version to copy', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(CHECKER.title);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await box(page).fill(FILE);
  await expect(status(page)).toHaveText('4 findings in 12 lines of the file.');
  await expect(box(page)).toBeFocused();
  await expect(findings(page)).toContainText([
    /Wrong value\s*Line 5, column 20.*Write CHROME/,
    /Unknown key\s*Line 6, column 9.*Did you mean base_url/,
    /Unknown key\s*Line 7, column 9/,
    /Renamed key\s*Line 8, column 9.*Write target instead/,
  ]);
  await expect(findings(page).nth(2)).toContainText(MARKUP);
  expect(sent.filter((item) => !/^GET \S+\.js$/.test(item))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  const fixed = FILE.replace('chrome', 'CHROME')
    .replace('baseUrl', 'base_url')
    .replace('"cloud": "LAMBDA_TEST"', '"target": "LAMBDA_TEST_WEB"');
  await expect(page.getByRole('region', {name: 'Fixed version'}).locator('code')).toHaveText(fixed);
  await page.locator('section').getByRole('button', {name: 'Copy'}).last().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(fixed);

  await box(page).fill('{\n  "ui": {},\n}');
  await expect(status(page)).toHaveText('1 finding in 3 lines of the file.');
  await expect(findings(page)).toContainText([/Not JSON\s*Line 3, column 1/]);
  await expect(page.getByText('Fixed version', {exact: true})).toHaveCount(0);

  await box(page).fill('{"ui": {"web": {"shop": {"browser": "CHROME"}}}}');
  await expect(status(page)).toHaveText('No findings in 1 line of the file.');
  await expect(page.getByText('Nothing to fix.')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);

  const blocks = Array.from({length: 201}, (_, index) => [`shop${index}`, {prot: 80}]);
  const many = JSON.stringify({api: Object.fromEntries(blocks)}, null, 2);
  await chooseFile(page, `${MARKUP}.json`, many);
  await expect(status(page)).toHaveText(/^The first 200 findings in \d+ lines of .+\.json\.$/);
  await expect(status(page)).toContainText(MARKUP);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(findings(page)).toHaveCount(200);

  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(status(page)).toBeEmpty();
  await expect(findings(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  await box(page).fill(FILE);
  await findings(page).first().getByRole('link', {name: 'ui.web.browser'}).click();
  await expect(page).toHaveURL(/\/docs\/guides\/config\/web#ui\.web\.browser$/);
  await expect(page.locator('[id="ui.web.browser"]')).toBeInViewport();
});

test('a text or file whose check fails is kept, and checked by another try', async ({
  page,
  problems,
}) => {
  problems.allow(/broken/);
  await open(page, PAGE);
  const alert = page.getByRole('main').getByRole('alert');
  const retry = alert.getByRole('button', {name: 'Try again'});
  for (const [source, give, value, kept] of [
    ['text', () => box(page).fill(FILE), FILE, 'Your text is still in the box.'],
    ['file', () => chooseFile(page, 'boyka-config.json', FILE), '', 'Your file is unchanged.'],
  ] as const) {
    await test.step(`a ${source} that cannot be read`, async () => {
      // The parser asks for the characters of the file.
      const repair = await breakMethod(page, ['String', 'charCodeAt', FILE]);
      await give();
      await expect(alert).toContainText(`The result couldn't be shown. ${kept}`);
      await expect(box(page)).toHaveValue(value);
      await expect(retry).toBeInViewport();
      await expect(status(page), 'nothing else is announced').toBeEmpty();
      await expect(page.getByText(/network/), 'the network is not blamed').toHaveCount(0);
      await retry.click();
      await expect(retry, 'fails again').toBeVisible();
      await box(page).fill('{"ui": {}}');
      await expect(status(page), 'a different text').toContainText(' in 1 line of the file.');
      await expect(alert).toHaveCount(0);
      await give();
      await expect(retry).toBeVisible();
      await repair();
      await retry.click();
      await expect(status(page)).toContainText('4 findings in 12 lines of ');
      await expect(alert).toHaveCount(0);
    });
  }

  await test.step('findings that cannot be shown', async () => {
    await page.getByRole('button', {name: 'Clear'}).click();
    // The first finding of the file is in line 5.
    const repair = await breakMethod(page, ['Number', 'toLocaleString', 5]);
    await box(page).fill(FILE);
    await expect(alert).toContainText('Your text is still in the box.');
    await expect(box(page)).toHaveValue(FILE);
    expect(await findViolations(page)).toEqual([]);
    await repair();
    await retry.click();
    await expect(findings(page)).toHaveCount(4);
  });
});
