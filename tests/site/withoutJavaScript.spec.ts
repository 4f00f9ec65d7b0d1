import type {Page} from '@playwright/test';
import {AREAS, DOCS_AREAS} from '../../src/config/areas';
import {rgb} from '../contrast';
import {API, ARCHITECTURE, SUPPORTERS} from './support/landmarks';
import {expectPanelsWithNames} from './support/panels';
import {SAMPLE_PAGES} from './support/samplePages';
import {addressOf, expect, readSitemap, test} from './support/test';

test.use({
  javaScriptEnabled: false,
  colorScheme: 'dark',
  viewport: {width: 390, height: 844},
});

/**
 * What looks different as soon as the document names the system's color mode, as it does with
 * JavaScript: each element that is seen, and its looks without and with the name.
 */
const findModeDifferences = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body, body *')];
    const seen = all.filter((element) => element.checkVisibility());
    const looks = () =>
      seen.flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const {color, backgroundColor, borderTopColor, display, fill, filter} = style;
          const values = [color, backgroundColor, borderTopColor, display, fill, filter];
          return `${element.localName}.${element.classList}${part ?? ''}: ${values.join()}`;
        }),
      );
    const before = looks();
    document.documentElement.dataset['theme'] = 'dark';
    const after = looks();
    return before.flatMap((look, index) => (look === after[index] ? [] : [look, after[index]]));
  });

test('every kind of page can be read, and no control is dead', async ({page}) => {
  for (const route of SAMPLE_PAGES) {
    await page.goto(addressOf(route));
    await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, route).toBeGreaterThan(100);
    // The search button leads to the page of the search.
    const controls = page.locator(
      'button:not([data-search-button]), [role="tab"], input, select, textarea',
    );
    await expect(controls.filter({visible: true}), `controls of ${route}`).toHaveCount(0);
    await expect(page.locator('a:is(:not([href]), [href=""], [href="#"])')).toHaveCount(0);
    expect(await findModeDifferences(page), route).toEqual([]);
  }
});

test('a narrow page has its name, areas, sidebar, and all panels of tabs, in each color mode', async ({
  page,
}) => {
  await page.goto(addressOf('/docs/getting-started/quickstart'));
  await expectPanelsWithNames(page);
  await expect(page.locator('.navbar__title')).toBeVisible();
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const brand = await box('.navbar__brand');
  expect(brand.width).toBeGreaterThan(150);
  expect(brand.y + brand.height).toBeLessThanOrEqual((await box('.navbar__link--active')).y);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    const background = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(Math.max(...rgb(background)) < 128, 'a dark background').toBe(colorScheme === 'dark');
    const logo = page.locator('.navbar__logo img').filter({visible: true});
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute(
      'src',
      colorScheme === 'dark' ? /-dark\.svg$/ : /mark\.svg$/,
    );
  }
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: ARCHITECTURE.title})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
  await expect(page.locator('h1')).toHaveText(API.title);
});

test('each tool says that it needs JavaScript, and links to a way without', async ({page}) => {
  for (const [route, control, ...links] of [
    ['/docs/guides/config/check', 'Content of boyka-config.json', /\/config\/check-setup$/],
    ['/docs/guides/troubleshooting', 'Log or stack trace'],
    [
      '/docs/getting-started/starter',
      'Web',
      /\/boyka-samples-[\d.]+\.zip$/,
      /\/create-first-project$/,
    ],
  ] as const) {
    await page.goto(addressOf(route));
    // No role and no text selector of Playwright sees what is in a <noscript>.
    const note = page.locator('main noscript p');
    await expect(note).toContainText('needs JavaScript');
    for (const [index, link] of links.entries()) {
      await expect(note.locator('a').nth(index)).toHaveAttribute('href', link);
    }
    await expect(page.getByRole('main').getByLabel(control, {exact: true}), route).toBeHidden();
  }
  await page.goto(addressOf('/search?q=locator'));
  await expect(page.locator('main noscript p')).toContainText('The search needs JavaScript.');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  await page.locator('main noscript a', {hasText: 'Community'}).click();
  await expect(page.locator('h1')).toHaveText(SUPPORTERS.title);
});

test('the search button leads to the page of the search, which lists where to start', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await page.goto(addressOf('/docs/getting-started/quickstart'));
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=$/);
    await expect(page.locator('main noscript p')).toContainText('The search needs JavaScript.');
  }
});

test('every page can be reached from the sidebar of an area', async ({page}) => {
  for (const {id, label, start} of DOCS_AREAS) {
    await page.goto(addressOf(start));
    await page.getByRole('link', {name: 'All pages in this area'}).click();
    await expect(page).toHaveURL(new RegExp(`/pages#${id}$`));
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
    await expect(page.locator(`h2#${id}`)).toContainText(label);
  }
  const linked = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.flatMap((section) =>
        [...section.querySelectorAll<HTMLAnchorElement>('ul a')].map(
          ({pathname}) => `${section.querySelector('h2')!.id}: ${pathname}`,
        ),
      ),
    );
  const addresses = readSitemap().flatMap((route) => {
    const area = AREAS.find(({id}) => id === route.split('/')[1]);
    // Further lists of posts repeat what this one has.
    const isList = /^\/blog\/(page|tags)\b/.test(route);
    return area && !isList ? `${area.id}: /boyka-framework${route}` : [];
  });
  expect(addresses.length).toBeGreaterThan(90);
  expect([...linked].sort()).toEqual(addresses.sort());
});

test('captions begin where the code below does, and no panel lies on another', async ({page}) => {
  await page.goto(addressOf('/'));
  const edges = await page.locator('.theme-code-block').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const title = block.querySelector('[class*="title_"]:not(td *)');
      const code = block.querySelector('code')!;
      const left = (element: Element) => element.getBoundingClientRect().left;
      return title
        ? {title: left(title), code: left(code) + parseFloat(getComputedStyle(code).paddingLeft)}
        : [];
    }),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.filter(({title, code}) => title !== code)).toEqual([]);
  const panels = page.getByRole('region', {name: 'One way to write tests'}).getByRole('tabpanel');
  await expect(panels).toHaveCount(5);
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    let end = 0;
    for (const panel of await panels.all()) {
      await expect(panel.locator('pre').first()).toBeVisible();
      await expect(panel.locator('pre').last()).toBeVisible();
      const {y, height} = (await panel.boundingBox())!;
      expect(y, `at ${width} pixels`).toBeGreaterThanOrEqual(end);
      end = y + height;
    }
  }
});
