import type {Page} from '@playwright/test';
import {COORDINATES} from '../../src/config/identity';
import {PLATFORM_IDS, PLATFORMS} from '../../src/knowledge/platforms';
import {readSample} from '../../src/sampleReader/readSample';
import {expectInSight} from './support/inSight';
import {expect, open, test} from './support/test';

/** The test and the configuration of each tab; the web, Android, and iOS share one test. */
const SAMPLES = {
  web: [
    'shop/LoginTest.java',
    ['base_url', 'browser', 'headless'].map((key) => `/ui/web/saucedemo/${key}`).join(),
  ],
  android: ['shop/LoginTest.java', '/ui/mobile/swag_labs_android'],
  ios: ['shop/LoginTest.java', '/ui/mobile/swag_labs_ios'],
  macos: ['macos/CalculatorTest.java', '/ui/desktop/calculator'],
  api: ['api/BookingTest.java', '/api/restful_booker'],
} as const;
const LABELS = PLATFORM_IDS.map((id) => PLATFORMS[id].label);
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const section = (page: Page) => page.getByRole('region', {name: 'One way to write tests'});
const panels = (page: Page) => section(page).locator('[role=tabpanel]');

/** What a reader gets who pastes. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Runs in the page: the marked lines of each block of code, and how long its animations last. */
const readMarks = (codes: Element[]) =>
  codes.map((code) => {
    const lines = [...code.children];
    const animations = lines.flatMap((line) => line.getAnimations());
    return {
      marked: lines
        .filter((line) => getComputedStyle(line).boxShadow !== 'none')
        .map((line) => line.textContent.trim()),
      ends: animations.map(({effect}) => Number(effect!.getComputedTiming().endTime)),
    };
  });

test('the first screen starts a reader: code and its log, platforms, and lines to copy', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const code = main.locator('pre').filter({visible: true});
  const strip = page.getByRole('navigation', {name: 'Platforms'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  await expect(strip.getByRole('link')).toHaveCount(LABELS.length);
  for (const link of await strip.getByRole('link').all()) {
    await expectInSight(link);
  }
  for (const [name, href] of [
    ['Run your first test', '/docs/getting-started/quickstart'],
    ['What it doesn’t do', '/docs/intro#limits'],
    ['Move from Selenium', '/docs/guides/migrate/selenium'],
  ]) {
    const link = main.getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', `/boyka-framework${href}`);
  }
  await expect(code.nth(0)).toHaveText(readSample('web/FirstWebTest.java#steps'));
  await expect(code.nth(1)).toContainText('Clicking on element: Login button');
  const messages = page
    .getByRole('region', {name: 'Why the tests stay short'})
    .locator('pre', {has: page.locator('.language-text')});
  for (const [width, height] of [
    [1280, 900],
    [1024, 900],
    [390, 844],
  ] as const) {
    await test.step(`code, log, and the button that starts at ${width} pixels`, async () => {
      await page.setViewportSize({width, height});
      await expectInSight(main.getByRole('link', {name: 'Run your first test'}));
      await expect(code.nth(0), `${width} pixels`).toBeInViewport({ratio: 1});
      // With a wide font the end of the log is below the fold of a phone.
      await expect(code.nth(1), `${width} pixels`).toBeInViewport({ratio: 0.5});
      for (const block of [code.nth(0), ...(await messages.all())]) {
        const cut = block.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
        expect(await cut, `columns cut off at ${width} pixels`).toBe(0);
      }
    });
  }

  await test.step('one step is marked, at once or after a motion that ends', async () => {
    const codes = page.locator(
      'pre:is([aria-label="FirstWebTest.java"], [aria-label="Log output"]) code',
    );
    const click = [['withMouse(logIn).click();'], ['Clicking on element: Login button']];
    const marked = async () => (await codes.evaluateAll(readMarks)).map((block) => block.marked);
    expect(await marked()).toEqual(click);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const ends = (await codes.evaluateAll(readMarks)).flatMap((block) => block.ends);
    expect(ends.length, 'animations').toBeGreaterThan(0);
    // What moves for longer needs a button that stops it: WCAG 2.2.2.
    expect(Math.max(...ends)).toBeLessThan(5000);
    await codes.evaluateAll((all) => {
      all.flatMap((block) => block.getAnimations({subtree: true})).forEach((one) => one.finish());
    });
    expect(await marked()).toEqual(click);
  });

  for (const [name, text] of Object.entries({
    Maven: readSample('pom.xml#boyka'),
    Gradle: `testImplementation("${COORDINATES}")`,
    'New project': 'npx @boykaframework/boyka-cli init my-tests',
  })) {
    await test.step(`${name} is copied`, async () => {
      await tab(page, name).click();
      const button = page.getByRole('tabpanel').filter({visible: true}).first().getByRole('button');
      await button.click();
      await expect(button).toHaveText('Copied');
      // A newline at the end would run a command that is pasted.
      expect(await clipboard(page)).toBe(text);
    });
  }
});

test("each platform's tab shows and copies its test, and is in the address, kept, and linked", async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/');
  await expect(section(page).getByRole('tab')).toHaveText(LABELS);
  const heights = new Set<number>();
  for (const label of LABELS) {
    await tab(page, label).click();
    heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights.size, 'what is below does not move').toBe(1);

  await page.setViewportSize({width: 390, height: 844});
  for (const id of PLATFORM_IDS) {
    await test.step(`${PLATFORMS[id].label} on a phone`, async () => {
      await tab(page, PLATFORMS[id].label).click();
      const [file, config] = SAMPLES[id];
      const panel = panels(page).filter({has: page.locator('pre').filter({visible: true})});
      const code = panel.locator('pre');
      await expect(panel).toHaveCount(1);
      await expect(code.nth(0)).toHaveText(readSample(`${file}#home`));
      await expect(code.nth(1)).toHaveText(readSample(`boyka-config.json#keep:${config}`));
      const button = panel.getByRole('button', {name: /^Cop(?:y|ied)$/}).first();
      await button.click();
      await expect(button).toHaveText('Copied');
      expect(await code.first().textContent()).toContain((await clipboard(page)).trim());
    });
  }
  await expect(page).toHaveURL(/\?platform=api$/);
  await open(page, '/');
  await expect(tab(page, 'API')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/?platform=macos');
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  const strip = page.getByRole('navigation', {name: 'Platforms'});
  await strip.getByRole('link', {name: 'iOS Appium'}).click();
  await expect(tab(page, 'iOS')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', {name: 'One way to write tests'})).toBeInViewport();
});
