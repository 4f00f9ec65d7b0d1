import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInModes} from './support/axe';
import {builtFiles, readBuilt} from './support/buildOutput';
import {FIXTURE, test} from './support/fixture';
import {findOverflow} from './support/layout';
import {expect, open} from './support/test';

const navbar = (page: Page) => page.locator('.navbar__items');

/** What a reader sees of an element's box: its lines, its round corners, and its own background. */
const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const {borderTopWidth, borderTopLeftRadius, backgroundColor, paddingLeft} =
      getComputedStyle(node);
    return {
      border: parseFloat(borderTopWidth),
      radius: parseFloat(borderTopLeftRadius),
      padding: parseFloat(paddingLeft),
      filled: backgroundColor !== 'rgba(0, 0, 0, 0)',
    };
  });

test('the fixture builds without a warning', () => {
  expect(readFileSync(FIXTURE.outputFile, 'utf8')).not.toMatch(/warn/i);
});

test('every page hydrates without an error, is accessible, and is no wider than the window', async ({
  page,
}) => {
  const routes = builtFiles(/(?:^|\/)index\.html$/, FIXTURE.dir).map(
    (file) => `/${file.replace(/\/?index\.html$/, '')}`,
  );
  expect(routes.length).toBeGreaterThan(25);
  for (const route of routes) {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, route);
    await expectAccessibleInModes(page, route);
    await page.setViewportSize({width: 390, height: 900});
    expect.soft(await findOverflow(page), `overflow of ${route} at 390 pixels`).toEqual([]);
  }
});

test('each kind of navbar item can be used', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/intro');
  const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(navbar(page).getByText('Markup')).toBeVisible();
  await expect(link('2.9.0').first()).toBeVisible();

  await link('Document').click();
  await expect(page).toHaveURL(/\/docs\/guides\/parts$/);
  await link('Sidebar').click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await link('Default').click();
  await expect(page).toHaveURL(/\/docs\/intro$/);

  for (const [name, entry, address] of [
    ['Drop-down', 'All guides', /\/docs\/guides$/],
    ['2.9.0', '2.8.0', /\/docs\/2\.8\.0\/intro$/],
    ['English', 'English', /\/docs\/2\.8\.0\/intro\/?$/],
  ] as const) {
    const button = navbar(page).getByRole('button', {name, exact: true});
    await button.hover();
    const menu = button.locator('..').getByRole('list');
    await expect(menu).toBeVisible();
    expect((await boxOf(menu)).filled, `background of ${name}`).toBe(true);
    await menu.getByRole('link', {name: entry, exact: true}).click();
    await expect(page).toHaveURL(address);
    await page.mouse.move(0, 500);
  }

  await page.getByRole('button', {name: /^Search/}).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('each kind of navbar item is in the menu of a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await open(page, '/pages');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  for (const name of ['Default', 'Document', 'Sidebar']) {
    await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(menu.getByText('Markup')).toBeVisible();
  await menu.getByText('Drop-down', {exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Posts'})).toBeVisible();
  await menu.getByText('Versions', {exact: true}).click();
  await menu.getByRole('link', {name: '2.8.0', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
});

for (const [what, route, cards] of [
  [
    'the generated page of a category',
    '/docs/category/reference',
    {'First type': 'The first type of the reference.', 'Second type': 'The second type of the'},
  ],
  [
    'a page with the cards of its category',
    '/docs/guides',
    {'Parts of a page': 'Tabs, details, and a call-out', 'Second guide': 'A guide that follows'},
  ],
] as const) {
  test(`${what} has cards with descriptions, on load and after a link`, async ({page}) => {
    await open(page, route);
    const list = page.locator('main article section, main section.row').first();
    const check = async () => {
      for (const [title, description] of Object.entries(cards)) {
        const card = list.getByRole('link', {name: title});
        await expect(card).toContainText(description);
        const {border, radius, padding} = await boxOf(card);
        expect(Math.min(border, radius, padding), `box of ${title}`).toBeGreaterThan(0);
      }
    };
    await check();
    const [first] = Object.keys(cards);
    await list.getByRole('link', {name: first!}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(first!);
    await page.goBack();
    await check();
  });
}

test('the generated page of a category is in the list of all pages, and offers no Markdown', async ({
  page,
}) => {
  await open(page, '/docs/category/reference');
  await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
  await open(page, '/pages');
  await page.getByRole('main').getByRole('link', {name: 'Reference', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/category\/reference$/);
});

test('tabs, details, and custom props of the sidebar reach a reader', async ({page}) => {
  await open(page, '/docs/guides/parts');
  await page.getByRole('tab', {name: 'Gradle'}).click();
  await expect(page.getByText('Text of Gradle.')).toBeVisible();
  await expect(page.getByText('Text of Maven.')).toBeHidden();
  await page.getByText('Why', {exact: true}).click();
  await expect(page.getByText('The reason is folded.')).toBeVisible();
  await expect(page.getByText(/Last updated on .* by A Writer/)).toBeVisible();
  await open(page, '/docs/intro');
  await expect(page.getByText('Badges: New in 2.9.0')).toBeVisible();
});

test('an earlier version says so, and links to the last one', async ({page}) => {
  await open(page, '/docs/2.8.0/intro');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('2.8.0');
  expect((await boxOf(banner)).filled).toBe(true);
  const pill = page.locator('main .badge').filter({hasText: 'Version: 2.8.0'});
  const {padding, radius, filled} = await boxOf(pill);
  expect([padding > 0, radius > 0, filled], 'pill').toEqual([true, true, true]);
  await expect(page.getByText('Describes version 2.8.0 of the framework.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
  await banner.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('only the last version is indexed, in Markdown, and in the lists of pages', async ({page}) => {
  for (const file of ['search/index.json', 'llms.txt', 'llms-full.txt', 'sitemap.xml']) {
    const text = readBuilt(file, FIXTURE.dir);
    expect(text, file).toMatch(/guides\/parts|Parts of a page/);
    expect(text, file).not.toMatch(/2\.8\.0|marmot|retired/i);
  }
  expect(builtFiles(/2\.8\.0.*\.md$/, FIXTURE.dir)).toEqual([]);
  expect(existsSync(path.join(FIXTURE.dir, 'docs/intro.md'))).toBe(true);
  await open(page, '/pages');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.and(page.locator('[href*="/docs/guides/parts"]'))).toHaveCount(1);
  await expect(links.and(page.locator('[href*="/docs/2.8.0"]'))).toHaveCount(0);
  await open(page, '/search?q=marmot');
  await expect(page.getByRole('main')).toContainText('No results found for');
});

test('two posts have their authors and tags, which link to their posts', async ({page}) => {
  await open(page, '/blog');
  for (const title of ['First post', 'Second post']) {
    await expect(page.getByRole('heading', {name: title})).toBeVisible();
  }
  await page.getByRole('link', {name: 'First post'}).first().click();
  await expect(page.getByText('The rest of the first post.')).toBeVisible();
  for (const name of ['Ada', 'Grace']) {
    await expect(page.getByRole('main').getByText(name, {exact: true})).toBeVisible();
  }
  const tag = page.getByRole('main').getByRole('link', {name: 'Alpha'});
  const {border, radius, padding} = await boxOf(tag);
  expect(Math.min(border, radius, padding), 'box of the tag').toBeGreaterThan(0);
  await tag.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Alpha');
  await expect(page.getByRole('link', {name: 'Second post'}).first()).toBeVisible();
});

test('an announcement that can be closed stays closed', async ({page}) => {
  await open(page, '/docs/intro');
  const announcement = page.getByText('Boyka is free and open source.');
  await expect(announcement).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(announcement).toBeHidden();
});
