import type {Page} from '@playwright/test';
import {COORDINATES, TAGLINE} from '../../src/config/identity';
import {PLATFORM_IDS, PLATFORMS} from '../../src/knowledge/platforms';
import {supporters} from '../../src/components/Supporters/supporters';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/sampleReader/readSample';
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

test('the first screen has code, the log that it prints, and the platforms, and no code is cut', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const strip = page.getByRole('navigation', {name: 'Platforms'});
  for (const link of await strip.getByRole('link').all()) {
    await expect(link).toBeInViewport({ratio: 1});
  }
  const fine = page.getByRole('main').locator('p', {hasText: 'MIT license'});
  const lines = await fine.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 8)))];
  });
  expect(lines, 'lines on the version').toHaveLength(2);

  const code = page.getByRole('main').locator('pre').filter({visible: true});
  const messages = page
    .getByRole('region', {name: 'Why the tests stay short'})
    .locator('pre', {has: page.locator('.language-text')});
  for (const [width, height] of [
    [1280, 900],
    [1024, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    await expect(code.nth(0)).toHaveText(readSample('web/FirstWebTest.java#steps'));
    await expect(code.nth(1)).toContainText('Clicking on element: Login button');
    for (const shown of [code.nth(0), code.nth(1)]) {
      await expect(shown, `${width} pixels`).toBeInViewport({ratio: 1});
    }
    const cut = [code.nth(0), ...(await messages.all())].map((pre) =>
      pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
    expect(await Promise.all(cut), `columns cut off at ${width} pixels`).toEqual([0, 0, 0]);
  }
});

test('the first screen has the button that starts, and says what the framework is not', async ({
  page,
}) => {
  for (const [width, height, lowest] of [
    [1280, 800, 510],
    [1024, 768, 510],
    [390, 844, 420],
  ] as const) {
    await page.setViewportSize({width, height});
    await open(page, '/');
    const main = page.getByRole('main');
    const button = main.getByRole('link', {name: 'Run your first test'});
    expect((await button.boundingBox())!.y, `${width} pixels`).toBeLessThanOrEqual(lowest);
    for (const [name, href] of [
      ['Run your first test', '/docs/getting-started/quickstart'],
      ['What it doesn’t do', '/docs/intro#limits'],
      ['Move from Selenium', '/docs/guides/migrate/selenium'],
    ]) {
      const link = main.getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', `/boyka-framework${href}`);
    }
  }
});

/** Runs in the page: which lines of the code and of its log are marked after so many milliseconds. */
const markedAt = (codes: Element[], moment: number) => {
  const lines = codes.map((code) => [...code.children] as HTMLElement[]);
  lines.flat().forEach((line) => (line.style.animation = 'none'));
  // The page itself is as high as its other column.
  const height = () => codes.reduce((sum, code) => sum + code.getBoundingClientRect().height, 0);
  const before = height();
  lines.flat().forEach((line) => line.style.removeProperty('animation'));
  const animations = lines.flat().flatMap((line) => line.getAnimations());
  animations.forEach((animation) => {
    animation.pause();
    animation.currentTime = moment;
  });
  return {
    marked: lines.map((all) =>
      all.flatMap((line) =>
        getComputedStyle(line).boxShadow === 'none' ? [] : line.textContent.trim(),
      ),
    ),
    moved: height() - before,
    ends: animations.map(({effect}) => Number(effect!.getComputedTiming().endTime)),
  };
};

test('the code and what it logs are marked in turn, then one step; without motion that step', async ({
  page,
}) => {
  const codes = page.locator(
    'pre:is([aria-label="FirstWebTest.java"], [aria-label="Log output"]) code',
  );
  const click = [['withMouse(logIn).click();'], ['Clicking on element: Login button']];
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  expect((await codes.evaluateAll(markedAt, 0)).marked).toEqual(click);

  await page.emulateMedia({reducedMotion: 'no-preference'});
  for (const [moment, marked] of [
    [600, [[/User|user/], [/to element User name$/]]],
    [1800, [[/password/], [/to element Password$/]]],
    [3000, click],
    [
      4200,
      [
        [/verifyText/, /isEqualTo/],
        [/^Verifying/, /^Getting text/],
      ],
    ],
    [4900, click],
  ] as const) {
    const shown = await codes.evaluateAll(markedAt, moment);
    const expected = marked.map((lines) =>
      lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line) as unknown),
    );
    expect(shown.marked, `after ${moment} ms`).toEqual(expected);
    expect(shown.moved, 'pixels that the code grows').toBe(0);
    // What moves for longer needs a button that stops it: WCAG 2.2.2.
    expect(Math.max(...shown.ends)).toBeLessThan(5000);
  }
});

test('the five devices stand beside each other, whole and of one height', async ({page}) => {
  for (const width of [360, 390, 1024, 1280]) {
    await page.setViewportSize({width, height: 844});
    await open(page, '/');
    const drawings = page.getByRole('navigation', {name: 'Platforms'}).locator('svg');
    const boxes = await drawings.evaluateAll((all) =>
      all.map((svg) => svg.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(5);
    for (const {top, height} of boxes) {
      expect(Math.abs(top - boxes[0]!.top), `tops at ${width} pixels`).toBeLessThan(1);
      expect(Math.abs(height - boxes[0]!.height), `heights at ${width} pixels`).toBeLessThan(1);
    }
  }
});

test('the coordinates for Maven and Gradle, and the command, can be copied', async ({page}) => {
  await open(page, '/');
  const expected = {
    Maven: readSample('pom.xml#boyka'),
    Gradle: `testImplementation("${COORDINATES}")`,
    'New project': 'npx @boykaframework/boyka-cli init my-tests',
  };
  for (const [name, text] of Object.entries(expected)) {
    await tab(page, name).click();
    const panel = page.getByRole('tabpanel').filter({visible: true}).first();
    const button = panel.getByRole('button');
    const {width} = (await button.boundingBox())!;
    await button.click();
    await expect(button).toHaveText('Copied');
    expect((await button.boundingBox())!.width).toBe(width);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // A newline at the end would run a command that is pasted.
    expect(copied).toBe(text);
  }
});

test('each tab shows the test and the configuration of its platform, from the samples', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/');
  await expect(section(page).getByRole('tab')).toHaveText(LABELS);
  const blocks = panels(page).first().locator('.theme-code-block');
  const rests = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const code = block.querySelector('code')!.getBoundingClientRect();
      return block.getBoundingClientRect().bottom - code.bottom;
    }),
  );
  expect(Math.max(...rests), 'pixels below the last line, beside code').toBeLessThan(24);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await height();
  for (const id of PLATFORM_IDS) {
    await tab(page, PLATFORMS[id].label).click();
    expect(await height(), 'height of the page').toBe(first);
    const code = panels(page).nth(PLATFORM_IDS.indexOf(id)).locator('pre');
    const [file, config] = SAMPLES[id];
    await expect(code.nth(0)).toHaveText(readSample(`${file}#home`));
    await expect(code.nth(1)).toHaveText(readSample(`boyka-config.json#keep:${config}`));
    await expect(panels(page).filter({visible: true})).toHaveCount(1);
  }
});

test('on a phone the code of each tab can be copied', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  for (const label of LABELS) {
    await tab(page, label).click();
    const panel = panels(page).nth(LABELS.indexOf(label));
    const button = panel.getByRole('button', {name: /^Cop(?:y|ied)$/}).first();
    await button.click();
    await expect(button).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(await panel.locator('pre').first().textContent()).toContain(copied.trim());
  }
});

test('the chosen platform is in the address and kept, and the strip chooses another', async ({
  page,
}) => {
  await open(page, '/');
  await tab(page, 'Android').click();
  await expect(page).toHaveURL(/\?platform=android$/);
  await open(page, '/');
  await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/?platform=macos');
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  const strip = page.getByRole('navigation', {name: 'Platforms'});
  await expect(strip.getByRole('link')).toHaveCount(5);
  await strip.getByRole('link', {name: 'iOS Appium'}).click();
  await expect(tab(page, 'iOS')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', {name: 'One way to write tests'})).toBeInViewport();
});

test('shows the figures, platforms, comparison, and supporters of the facts, samples, and lists', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(`${TAGLINE} | Boyka Framework`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', TAGLINE);
  const {methods, keys, messages, samples} = readFigures(process.cwd());
  for (const text of [
    `${methods} methods`,
    `${keys} configuration keys`,
    `${messages} error messages`,
    `${samples} compiled Java files`,
  ]) {
    await expect(page.getByRole('listitem').filter({hasText: text})).toBeVisible();
  }

  const table = page.getByRole('region', {name: 'What runs where'}).getByRole('table');
  await expect(table.locator('tbody th')).toHaveText(LABELS);
  await expect(table.getByRole('link').first()).toBeVisible();

  const rows = page.getByRole('region', {name: 'With and without'}).locator('tbody tr');
  const tasks = ['session', 'wait', 'log', 'screenshot', 'android', 'request'];
  await expect(rows.locator('td:first-of-type pre')).toHaveText(
    tasks.map((task) => readSample(`compare/PlainLibraries.java#${task}`)),
  );
  await expect(rows.locator('td:last-of-type')).toHaveText(tasks.map(() => /\S/));

  for (const {name, href} of supporters) {
    await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      href,
    );
  }
});
