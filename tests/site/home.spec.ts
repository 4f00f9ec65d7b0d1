import type {Page} from '@playwright/test';
import {TAGLINE} from '../../src/config/identity';
import {PLATFORM_IDS, PLATFORMS} from '../../src/data/platforms';
import {supporters} from '../../src/data/supporters';
import {readSample} from '../../src/remark/readSample';
import {expect, open, test} from './support/test';

const LABELS = PLATFORM_IDS.map((id) => PLATFORMS[id].label);
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const panels = (page: Page) => page.getByRole('main').locator('[role=tabpanel]');

test('title and description carry the tagline', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(`${TAGLINE} | Boyka Framework`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', TAGLINE);
});

test('headings leave out no level, and every section has a name', async ({page}) => {
  await open(page, '/');
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, i) => expect(level - levels[i]!).toBeLessThanOrEqual(1));
  for (const landmark of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  for (const section of await page.getByRole('main').locator('section').all()) {
    const id = await section.getAttribute('aria-labelledby');
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
});

test('the start command can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const button = page.getByRole('main').getByRole('button', {name: 'Copy'}).first();
  const before = await button.boundingBox();
  await button.click();
  await expect(button.or(page.getByRole('button', {name: 'Copied'})).first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npx @boykaframework/boyka-cli init my-tests',
  );
  const after = await page.getByRole('button', {name: 'Copied'}).boundingBox();
  expect(after!.width).toBe(before!.width);
  await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(0, {timeout: 4000});
});

test('a copy that the browser refuses is told', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
});

test('each tab shows the test and the configuration of its platform, from the samples', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('tab')).toHaveText(LABELS);
  for (const id of PLATFORM_IDS) {
    await tab(page, PLATFORMS[id].label).click();
    const code = panels(page).nth(PLATFORM_IDS.indexOf(id)).locator('pre');
    const file = {
      web: 'LoginTest',
      android: 'LoginTest',
      ios: 'LoginTest',
      macos: 'CalculatorTest',
      api: 'BookingTest',
    }[id];
    await expect(code.first()).toBeVisible();
    expect((await code.first().textContent())?.trim()).toBe(
      readSample(`${id}/${file}.java#home`).trim(),
    );
    expect((await code.last().textContent())?.trim()).toBe(
      readSample(`${id}/boyka-config.json`).trim(),
    );
    await expect(panels(page).filter({visible: true})).toHaveCount(1);
  }
});

test('the chosen platform stands in the address, and is kept for the next visit', async ({
  page,
}) => {
  await open(page, '/');
  await tab(page, 'Android').click();
  await expect(page).toHaveURL(/\?platform=android$/);
  await open(page, '/');
  await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/?platform=macos');
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
});

test('tabs can be used with the keyboard', async ({page}) => {
  await open(page, '/');
  await tab(page, 'Web').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Android')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'API')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'API')).toHaveAttribute('aria-selected', 'true');
  await expect(panels(page).last()).toBeVisible();
});

test('the page keeps its height whatever tab is chosen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await height();
  for (const label of LABELS) {
    await tab(page, label).click();
    expect(await height(), label).toBe(first);
  }
});

test('a row of the figure leads to its tab', async ({page}) => {
  await open(page, '/');
  const figure = page.getByRole('figure', {name: 'One test project drives five platforms'});
  await expect(figure.getByRole('link')).toHaveCount(5);
  await figure.getByRole('link', {name: 'iOS Appium'}).click();
  await expect(tab(page, 'iOS')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', {name: 'The same test on five platforms'}),
  ).toBeInViewport();
});

test('the matrix has a row for each platform', async ({page}) => {
  await open(page, '/');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.locator('tbody th')).toHaveText(LABELS);
  for (const id of PLATFORM_IDS) {
    const row = table
      .getByRole('row')
      .filter({has: page.getByRole('rowheader', {name: PLATFORMS[id].label, exact: true})});
    await expect(row).toContainText(PLATFORMS[id].drivenBy);
    for (const {call} of PLATFORMS[id].actWith) {
      await expect(row.getByRole('link', {name: call, exact: true})).toBeVisible();
    }
  }
});

test('the supporters are named and linked', async ({page}) => {
  await open(page, '/');
  for (const {name, href} of supporters) {
    await expect(page.getByRole('main').getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [390, 1280]) {
    test(`everything can be read at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto('./');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(panels(page)).toHaveCount(5);
      for (const panel of await panels(page).all()) {
        await expect(panel.locator('pre').first()).toBeVisible();
        await expect(panel.locator('pre').last()).toBeVisible();
      }
      await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
      const boxes = await Promise.all(
        (await panels(page).all()).map((panel) => panel.boundingBox()),
      );
      boxes
        .slice(1)
        .forEach((box, i) =>
          expect(box!.y, 'no panel lies on another').toBeGreaterThanOrEqual(
            boxes[i]!.y + boxes[i]!.height,
          ),
        );
    });
  }
});
