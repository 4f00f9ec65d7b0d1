// cspell:ignore Pplatform
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {HOSTILE_TEXT} from './search/modal';
import {findViolations} from './support/axe';
import {STARTER} from './support/landmarks';
import {findOverflow} from './support/layout';
import {expect, open, test} from './support/test';

const PAGE = '/docs/getting-started/starter';

const status = (page: Page) => page.locator('header ~ *').getByRole('status');
const files = (page: Page) => page.getByRole('list', {name: 'Project files'}).getByRole('button');
const code = (page: Page) => page.locator('main form pre');

test('a project is chosen with the keyboard, and downloaded', async ({page}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(STARTER.title);
  await expect(status(page)).toHaveText(/^\d+ files for web tests: This machine, Maven, TestNG\.$/);
  await expect(files(page)).toContainText(['pom.xml', 'resources/boyka-config.json']);
  await expect(code(page)).toContainText('<artifactId>testng</artifactId>');

  await page.getByRole('checkbox', {name: 'Web'}).focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', {name: 'API'})).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: 'BrowserStack'})).toBeChecked();
  await expect(page.getByRole('checkbox', {name: 'macOS'})).toBeDisabled();
  await expect(page.getByText("macOS sessions don't run in a cloud.")).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', {name: 'Group id'})).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('org.acme');
  await page.keyboard.press('Tab');
  await expect(status(page)).toHaveText(
    `${await files(page).count()} files for web and API tests: BrowserStack, Gradle, JUnit 5.`,
  );
  await expect(page).toHaveURL(
    /\?platforms=web\+api&place=browserstack&build=gradle&runner=junit&group=org\.acme$/,
  );
  await expect(code(page)).toContainText('useJUnitPlatform()');
  await files(page).filter({hasText: 'boyka-config.json'}).press('Enter');
  await expect(code(page)).toContainText('"password": "${env:BROWSERSTACK_PSW}"');
  await files(page).filter({hasText: 'web/LoginTest.java'}).press('Enter');
  await expect(code(page)).toContainText('package org.acme.web;');
  await expect(code(page)).toContainText('@BeforeAll');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download my-tests.zip'}).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('my-tests.zip');
  await expect(status(page)).toHaveText(
    `my-tests.zip contains ${await files(page).count()} files.`,
  );
  const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const paths = await files(page).evaluateAll((buttons) =>
    buttons.map((button) => `my-tests/${button.getAttribute('title')}`),
  );
  expect(Object.keys(zip)).toEqual(paths);
  const shown = await code(page).textContent();
  expect(strFromU8(zip['my-tests/src/test/java/org/acme/web/LoginTest.java']!).trimEnd()).toBe(
    shown,
  );
});

test('an address restores the choices, and a wrong one is corrected', async ({page}) => {
  await open(
    page,
    `${PAGE}?platforms=android+macos&place=lambdatest&build=gradle&runner=ant&group=org.acme`,
  );
  for (const name of ['Android', 'macOS']) {
    await expect(page.getByRole('checkbox', {name})).toBeChecked();
  }
  for (const name of ['This machine', 'Gradle', 'TestNG']) {
    await expect(page.getByRole('radio', {name})).toBeChecked();
  }
  await expect(page.getByRole('radio', {name: 'LambdaTest'})).toBeDisabled();
  await expect(page.getByRole('textbox', {name: 'Group id'})).toHaveValue('org.acme');
  // Before anything scrolls: the navbar covers a part of what is below it.
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('list', {name: 'Commands'}).getByRole('listitem')).toContainText([
    'gradle test',
    'gradle test -Pplatform=macos',
  ]);
});

test('a group id that is no package, and no platform, are named', async ({page}) => {
  const hostile = encodeURIComponent(HOSTILE_TEXT);
  await open(page, `${PAGE}?group=com.new.shop&platforms=web+${hostile}&runner=${hostile}`);
  const group = page.getByRole('textbox', {name: 'Group id'});
  const button = page.getByRole('button', {name: 'Download my-tests.zip'});
  await expect(group).toHaveAccessibleDescription(
    '“new” is a reserved word in Java: use a different name.',
  );
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(status(page)).toHaveText('No project: correct the group id.');
  await expect(button).toBeDisabled();
  await expect(code(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await group.fill(HOSTILE_TEXT);
  await expect(group).toHaveAccessibleDescription(/contains “.”: use letters/);
  await expect(button).toBeDisabled();
  await expect(code(page)).toHaveCount(0);
  await expect(page.locator('main').locator('img, b.hostile')).toHaveCount(0);

  await group.fill('com.shop');
  await expect(button).toBeEnabled();
  await expect(code(page)).toContainText('<groupId>com.shop</groupId>');

  await page.getByRole('checkbox', {name: 'Web'}).uncheck();
  await expect(status(page)).toHaveText('No project: choose a platform.');
  await expect(button).toBeDisabled();
});

test('a zip that cannot be packed is reported, and packed at the next attempt', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ChunkLoadError|broken/);
  await open(page, `${PAGE}?platforms=api`);
  const button = page.getByRole('button', {name: 'Download my-tests.zip'});
  await expect(button).toBeEnabled();
  await page.route('**/*.js', (route) => route.abort());
  await button.click();
  await expect(status(page)).toHaveText(/^The zip couldn't be packed\. Check the network /);
  await page.unroute('**/*.js');

  await page.evaluate(() => {
    const {createObjectURL} = URL;
    URL.createObjectURL = () => {
      URL.createObjectURL = createObjectURL;
      throw new Error('broken');
    };
  });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Your choices are still there.');
  await expect(page.getByRole('checkbox', {name: 'API'})).toBeChecked();
  await page.getByRole('button', {name: 'Try again'}).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('my-tests.zip');
});

test('a phone shows the starter without sideways scrolling', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${PAGE}?platforms=web+android+ios+macos+api&group=${'org.acme.'.repeat(9)}x`);
  await expect(files(page)).toContainText(['web/LoginTest.java', 'macos/CalculatorTest.java']);
  await page.getByRole('textbox', {name: 'Group id'}).fill('org.'.repeat(40));
  await expect(status(page)).toHaveText('No project: correct the group id.');
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('textbox', {name: 'Group id'}).fill('org.acme');
  await files(page).filter({hasText: 'macos/CalculatorTest.java'}).click();
  await expect(code(page)).toContainText('package org.acme.macos;');
  expect(await findOverflow(page)).toEqual([]);
});
