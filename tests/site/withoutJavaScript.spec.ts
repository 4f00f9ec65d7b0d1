import type {Page} from '@playwright/test';
import {AREAS, DOCS_AREAS} from '../../src/config/areas';
import {PLATFORMS} from '../../src/knowledge/platforms';
import {rgb} from '../contrast';
import {loadBuilt} from './support/buildOutput';
import {expectInSight} from './support/inSight';
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

/** The tools: the label of a control, and where to go without JavaScript. */
const TOOLS: Readonly<Record<string, readonly [control: string, ...links: RegExp[]]>> = {
  '/docs/guides/config/check': ['Content of boyka-config.json', /\/config\/check-setup$/],
  '/docs/guides/troubleshooting': ['Log or stack trace'],
  '/docs/getting-started/starter': [
    'Web',
    /\/boyka-samples-[\d.]+\.zip$/,
    /\/create-first-project$/,
  ],
};

/** Expects a tool to say what it needs, and to link to a way without it. */
async function expectNote(page: Page, control: string, ...links: RegExp[]): Promise<void> {
  // No role and no text selector of Playwright sees what is in a <noscript>.
  const note = page.locator('main noscript p');
  await expect(note).toContainText('needs JavaScript');
  for (const [index, link] of links.entries()) {
    await expect(note.locator('a').nth(index)).toHaveAttribute('href', link);
  }
  await expect(page.getByRole('main').getByLabel(control, {exact: true})).toBeHidden();
}

test('every kind of page can be read, no control is dead, and each tool says what it needs', async ({
  page,
}) => {
  for (const route of SAMPLE_PAGES) {
    await test.step(route, async () => {
      await page.goto(addressOf(route));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
      // The search button leads to the page of the search.
      const controls = page.locator(
        'button:not([data-search-button]), [role="tab"], input, select, textarea',
      );
      await expect(controls.filter({visible: true})).toHaveCount(0);
      await expect(page.locator('a:is(:not([href]), [href=""], [href="#"])')).toHaveCount(0);
      expect(await findModeDifferences(page)).toEqual([]);
      if (route in TOOLS) {
        await expectNote(page, ...TOOLS[route]!);
      }
    });
  }
});

test('a page has its name, areas, sidebar, and panels of tabs, and leads to the search and each page', async ({
  page,
}) => {
  await page.goto(addressOf('/docs/getting-started/quickstart'));
  await expectPanelsWithNames(page);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expectInSight(page.locator('.navbar__title'));
  for (const {label} of AREAS) {
    await expectInSight(navbar.getByRole('link', {name: label, exact: true}));
  }
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
  await navbar.getByRole('link', {name: 'API'}).click();
  await expect(page.locator('h1')).toHaveText(API.title);

  await test.step('the search button leads to a page that lists where to start', async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 844});
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await expect(page).toHaveURL(/\/search\?q=$/);
      await expect(page.locator('main noscript p')).toContainText('The search needs JavaScript.');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    }
    await page.locator('main noscript a', {hasText: 'Community'}).click();
    await expect(page.locator('h1')).toHaveText(SUPPORTERS.title);
  });

  for (const {id, label, start} of DOCS_AREAS) {
    await test.step(`the sidebar of ${label} leads to all its pages`, async () => {
      await page.goto(addressOf(start));
      await page.getByRole('link', {name: 'All pages in this area'}).click();
      await expect(page).toHaveURL(new RegExp(`/pages#${id}$`));
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
      await expect(page.locator(`h2#${id}`)).toContainText(label);
    });
  }
  const $ = loadBuilt('/pages');
  const linked = $('main section ul a')
    .map(
      (_, link) => `${$(link).closest('section').find('h2').attr('id')}: ${link.attribs['href']}`,
    )
    .get();
  const addresses = readSitemap().flatMap((route) => {
    const area = AREAS.find(({id}) => id === route.split('/')[1]);
    // Further lists of posts repeat what this one has.
    const isList = /^\/blog\/(page|tags)\b/.test(route);
    return area && !isList ? `${area.id}: /boyka-framework${route}` : [];
  });
  expect(linked.sort()).toEqual(addresses.sort());
});

test('no panel of the home page lies on another', async ({page}) => {
  await page.goto(addressOf('/'));
  const panels = page.getByRole('region', {name: 'One way to write tests'}).getByRole('tabpanel');
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    for (const {label} of Object.values(PLATFORMS)) {
      const panel = panels.filter({has: page.locator(`[data-name="${label}"]`)});
      for (const code of [panel.locator('pre').first(), panel.locator('pre').last()]) {
        await code.evaluate((element) => element.scrollIntoView({block: 'center'}));
        await expectInSight(code, `${label} at ${width} pixels`);
      }
    }
  }
});
