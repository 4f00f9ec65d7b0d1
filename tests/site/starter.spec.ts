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
const group = (page: Page) => page.getByRole('textbox', {name: 'Group id'});
const download = (page: Page) => page.getByRole('button', {name: 'Download my-tests.zip'});

/** Presses keys one after another. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

test('a project is chosen with the keyboard, and downloaded', async ({page}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(STARTER.title);
  await expect(status(page)).toHaveText(
    /^\d+ files for web tests: This machine, Maven, TestNG, Java 17\.$/,
  );
  await expect(files(page)).toContainText(['pom.xml', 'resources/boyka-config.json']);
  await expect(code(page)).toContainText('<artifactId>testng</artifactId>');

  await page.getByRole('checkbox', {name: 'Web'}).focus();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('checkbox', {name: 'API'})).toBeFocused();
  await press(page, 'Space', 'Tab', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', {name: 'BrowserStack'})).toBeChecked();
  await expect(page.getByRole('checkbox', {name: 'macOS'})).toBeDisabled();
  await expect(page.getByText("macOS sessions don't run in a cloud.")).toBeVisible();
  await press(page, 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab');
  await expect(group(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('org.acme');
  await page.keyboard.press('Tab');
  await expect(status(page)).toHaveText(
    `${await files(page).count()} files for web and API tests: BrowserStack, Gradle, JUnit 5, Java 21.`,
  );
  await expect(page).toHaveURL(
    /\?platforms=web\+api&place=browserstack&build=gradle&runner=junit&java=21&group=org\.acme$/,
  );
  await expect(code(page)).toContainText('options.release.set(21)');
  await expect(code(page)).toContainText('useJUnitPlatform()');
  await files(page).filter({hasText: 'boyka-config.json'}).press('Enter');
  await expect(code(page)).toContainText('"password": "${env:BROWSERSTACK_PSW}"');
  await files(page).filter({hasText: 'web/LoginTest.java'}).press('Enter');
  await expect(code(page)).toContainText('package org.acme.web;');
  await expect(code(page)).toContainText('@BeforeAll');

  const [zipFile] = await Promise.all([
    page.waitForEvent('download'),
    download(page).press('Enter'),
  ]);
  expect(zipFile.suggestedFilename()).toBe('my-tests.zip');
  await expect(status(page)).toHaveText(
    `my-tests.zip contains ${await files(page).count()} files.`,
  );
  const zip = unzipSync(new Uint8Array(readFileSync(await zipFile.path())));
  const paths = await files(page).evaluateAll((buttons) =>
    buttons.map((button) => `my-tests/${button.getAttribute('title')}`),
  );
  expect(Object.keys(zip)).toEqual(paths);
  const shown = await code(page).textContent();
  expect(strFromU8(zip['my-tests/src/test/java/org/acme/web/LoginTest.java']!).trimEnd()).toBe(
    shown,
  );
});

test('an address restores the choices, and what is wrong in it is corrected or named', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(
    page,
    `${PAGE}?platforms=android+macos&place=lambdatest&build=gradle&runner=ant&java=8&group=org.acme`,
  );
  for (const name of ['Android', 'macOS']) {
    await expect(page.getByRole('checkbox', {name})).toBeChecked();
  }
  for (const name of ['This machine', 'Gradle', 'TestNG', 'Java 17']) {
    await expect(page.getByRole('radio', {name})).toBeChecked();
  }
  await expect(page.getByRole('radio', {name: 'LambdaTest'})).toBeDisabled();
  await expect(group(page)).toHaveValue('org.acme');
  await expect(page.getByRole('list', {name: 'Commands'}).getByRole('listitem')).toContainText([
    'gradle test',
    'gradle test -Pplatform=macos',
  ]);

  const hostile = encodeURIComponent(HOSTILE_TEXT);
  await open(page, `${PAGE}?group=com.new.shop&platforms=web+macos+${hostile}&runner=${hostile}`);
  await expect(group(page)).toHaveAccessibleDescription(
    '“new” is a reserved word in Java: use a different name.',
  );
  await expect(group(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(status(page)).toHaveText('No project: correct the group id.');
  await expect(download(page)).toBeDisabled();
  await expect(code(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await test.step('a group id that is no package', async () => {
    for (const [id, reason] of [
      [HOSTILE_TEXT, /contains “.”: use letters/],
      ['org.'.repeat(40), /use at most 100/],
    ] as const) {
      await group(page).fill(id);
      await expect(group(page)).toHaveAccessibleDescription(reason);
      await expect(status(page)).toHaveText('No project: correct the group id.');
      await expect(download(page)).toBeDisabled();
      await expect(page.locator('main').locator('img, b.hostile')).toHaveCount(0);
      expect(await findOverflow(page)).toEqual([]);
    }
  });

  await test.step('a long one, and its files', async () => {
    const long = `${'org.acme.'.repeat(9)}x`;
    await group(page).fill(long);
    await expect(download(page)).toBeEnabled();
    await expect(code(page)).toContainText(`<groupId>${long}</groupId>`);
    await files(page).filter({hasText: 'macos/CalculatorTest.java'}).click();
    await expect(code(page)).toContainText(`package ${long}.macos;`);
    expect(await findOverflow(page)).toEqual([]);
  });

  await page.getByRole('checkbox', {name: 'Web'}).uncheck();
  await page.getByRole('checkbox', {name: 'macOS'}).uncheck();
  await expect(status(page)).toHaveText('No project: choose a platform.');
  await expect(download(page)).toBeDisabled();
});

test('a zip that cannot be packed is reported, and packed at the next attempt', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ChunkLoadError|broken/);
  await open(page, `${PAGE}?platforms=api`);
  await expect(download(page)).toBeEnabled();
  await page.route('**/*.js', (route) => route.abort());
  await download(page).click();
  await expect(status(page)).toHaveText(/^The zip couldn't be packed\. Check the network /);
  await page.unroute('**/*.js');

  await page.evaluate(() => {
    const {createObjectURL} = URL;
    URL.createObjectURL = () => {
      URL.createObjectURL = createObjectURL;
      throw new Error('broken');
    };
  });
  await download(page).click();
  await expect(page.getByRole('alert')).toContainText('Your choices are still there.');
  await expect(page.getByRole('checkbox', {name: 'API'})).toBeChecked();
  await page.getByRole('button', {name: 'Try again'}).click();
  const [zipFile] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(zipFile.suggestedFilename()).toBe('my-tests.zip');
});
