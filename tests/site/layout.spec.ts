import type {Page} from '@playwright/test';
import {footer as FOOTER} from '../../src/config/footer';
import {LINKS, SUMMARY} from '../../src/config/identity';
import {expectAccessibleInModes} from './support/axe';
import {findOverflow} from './support/layout';
import {colorModeToggle, navbar} from './support/navbar';
import {NO_PAGE} from './support/samplePages';
import {addressOf, expect, expectHydrated, open, test} from './support/test';

const AREAS = [
  ['Documentation', 'docs/intro'],
  ['API', 'api/intro'],
  ['Contributing', 'contributing/welcome'],
  ['Community', 'community/our-supporters'],
  ['Blogs', 'blog'],
] as const;

const ICONS = [
  ['Repository on GitHub', LINKS.repository],
  ['Chat on Discord', LINKS.discord],
  ['Boyka Framework on X', LINKS.x],
  ['Boyka Framework on LinkedIn', LINKS.linkedIn],
] as const;

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});

test('on a desktop a page has its announcement, navbar, and footer', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/intro');

  await test.step('the navbar names the areas and the places elsewhere, at the right', async () => {
    const brand = navbar(page).getByRole('link', {name: 'Boyka Framework', exact: true});
    const areas = AREAS.map(([name]) => navbar(page).getByRole('link', {name, exact: true}));
    const lefts = await Promise.all(
      [brand, ...areas].map(async (link) => (await link.boundingBox())!.x),
    );
    expect(lefts, 'one beside the other').toEqual([...lefts].sort((a, b) => a - b));
    expect(lefts.at(-1), 'the items stand at the right').toBeGreaterThan(1280 / 2);
    for (const [index, [, route]] of AREAS.entries()) {
      await expect(areas[index]!).toHaveAttribute('href', `/boyka-framework/${route}`);
    }
    const active = navbar(page).locator('.navbar__link--active');
    await expect(active).toHaveText('Documentation');
    await expect(active).toHaveAttribute('aria-current', /page|true/);
    for (const [name, href] of ICONS) {
      const link = navbar(page).getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', href);
      await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(colorModeToggle(page)).toBeVisible();

    // The keys of the search stand beside its text.
    const button = navbar(page).getByRole('button', {name: /^Search/});
    for (const width of [1200, 1280]) {
      await page.setViewportSize({width, height: 800});
      const key = button.locator('kbd');
      await expect(key).toHaveCount(2);
      const text = await button.getByText('Search', {exact: true}).boundingBox();
      const first = await key.first().boundingBox();
      expect(first!.x, `${width} pixels`).toBeGreaterThanOrEqual(text!.x + text!.width + 8);
    }
  });

  await test.step('the footer has its three groups, the logo, and the copyright line', async () => {
    const footer = page.getByRole('contentinfo');
    for (const {title, items} of FOOTER.links) {
      const list = footer.getByRole('navigation', {name: title});
      const labels = items.map(({label}) => new RegExp(`^${label}`));
      await expect(list.getByRole('link')).toHaveText(labels);
    }
    await expect(footer.getByRole('img', {name: 'Boyka Framework'})).toHaveCount(1);
    await expect(footer).toContainText(`${SUMMARY}.`);
    await expect(footer).toContainText('Copyright © 2025 Boyka Framework');
    await page.setViewportSize({width: 256, height: 600});
    const excess = await footer.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(excess, 'pixels beyond a window of 256').toBe(0);
  });

  await test.step('the announcement asks for a star and for support, and cannot be closed', async () => {
    await expect(bar(page)).toHaveText(
      'Boyka is free and open source. Star the repository or sponsor the project.',
    );
    const link = (name: string) => bar(page).getByRole('link', {name});
    await expect(link('Star the repository')).toHaveAttribute('href', LINKS.repository);
    await expect(link('sponsor the project')).toHaveAttribute('href', LINKS.sponsors);
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    const suffix = /"theme(-[^"]+)"/.exec(await page.content())?.[1] ?? '';
    await page.evaluate((end) => {
      localStorage.setItem(`docusaurus.announcement.dismiss${end}`, 'true');
      localStorage.setItem(`docusaurus.announcement.id${end}`, 'star-and-sponsor');
    }, suffix);
    await page.reload();
    await expectHydrated(page);
    await expect(bar(page), 'with the dismissal of another site of the host').toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const panel = (page: Page) => page.locator('.navbar-sidebar__item:not([inert])');
  const openMenu = (page: Page) =>
    page.getByRole('button', {name: 'Toggle navigation bar'}).click();

  test('the menu slides out with the pages of the area, and goes back to the areas', async ({
    page,
  }) => {
    await open(page, '/contributing/welcome');
    await expect(menu(page)).not.toBeInViewport();
    await openMenu(page);
    await expect(menu(page)).toBeInViewport({ratio: 1});
    await expect(panel(page).getByRole('link', {name: 'Welcome'})).toBeInViewport();
    expect((await bar(page).boundingBox())!.height, 'two lines at most').toBeLessThanOrEqual(56);

    await panel(page).getByRole('button', {name: 'Back to main menu'}).click();
    for (const [name] of AREAS) {
      await expect(panel(page).getByRole('link', {name, exact: true})).toBeInViewport();
    }
    for (const [name, href] of ICONS) {
      await expect(panel(page).getByRole('link', {name, exact: true})).toHaveAttribute(
        'href',
        href,
      );
    }
    for (const name of ['Search', 'Support us', 'Report a problem with this page']) {
      await expect(panel(page).getByRole('link', {name, exact: true})).toBeInViewport();
    }
    await expectAccessibleInModes(page, 'the open menu');
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).not.toBeInViewport();
  });

  test('on a page without an area the menu begins with the areas, in rows for a finger', async ({
    page,
  }) => {
    await open(page, '/');
    await openMenu(page);
    await expect(menu(page)).toBeInViewport({ratio: 1});
    for (const row of await panel(page).locator('.menu__link').all()) {
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await panel(page).getByRole('link', {name: 'Documentation', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/intro\/?$/);
    await expect(menu(page)).not.toBeInViewport();
  });

  test('the title is as high on a page deep in the sidebar as on the first one', async ({page}) => {
    const heights = [];
    for (const route of ['/docs/intro', '/docs/guides/ui/android/create-page-object']) {
      await open(page, route);
      heights.push((await page.locator('h1').boundingBox())!.y);
    }
    expect(heights[1]).toBe(heights[0]);
  });
});

/** Where the ink of an element begins, from the left of the window. */
const leftEdge = (element: Element) => {
  if (element instanceof HTMLImageElement) {
    // The mark has an eighth of its width on its left.
    const {x, width} = element.getBoundingClientRect();
    return Math.round(x + width / 8);
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().x);
};

test('all pages have one left edge at each width', async ({page, problems}) => {
  problems.allow(/404/);
  // The narrowest last: there, what a wider window has rendered is hidden at once.
  const widths = [1280, 1920, 390];
  const edges = widths.map(() => new Set<number>());
  const edgesBesideSidebar = widths.map(() => new Set<number>());
  for (const route of ['/', '/docs/intro', '/blog', '/blog/archive', '/search', NO_PAGE]) {
    await page.setViewportSize({width: widths[0]!, height: 900});
    await page.goto(addressOf(route));
    await expectHydrated(page);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({width, height: 900});
      const heading = page.getByRole('heading', {level: 1});
      const sidebar = page
        .locator('.theme-doc-sidebar-menu .menu__link, aside nav > div')
        .filter({visible: true});
      const hasSidebar = (await sidebar.count()) > 0;
      // On a phone the button of the menu is before the brand.
      const brand = width < 997 ? [] : [page.locator('.navbar__logo img').filter({visible: true})];
      const parts = [
        ...brand,
        page.getByRole('contentinfo').locator('p'),
        hasSidebar ? sidebar : heading,
      ];
      for (const part of parts) {
        edges[index]!.add(await part.first().evaluate(leftEdge));
      }
      const edgesOfHeading = (hasSidebar ? edgesBesideSidebar : edges)[index]!;
      edgesOfHeading.add(await heading.evaluate(leftEdge));
    }
  }
  for (const [index, width] of widths.entries()) {
    expect.soft([...edges[index]!], `at ${width} pixels`).toHaveLength(1);
    expect
      .soft([...edgesBesideSidebar[index]!], `beside the sidebar at ${width} pixels`)
      .toHaveLength(width < 997 ? 0 : 1);
  }
});

test('the contents are beside the text in every window that has them', async ({page}) => {
  for (const route of ['/docs/intro', '/blog/welcome']) {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, route);
    for (const width of [997, 1024, 1100, 1169, 1205, 1280]) {
      await page.setViewportSize({width, height: 800});
      const contents = (await page.locator('.table-of-contents').boundingBox())!;
      const text = (await page.locator('.markdown').first().boundingBox())!;
      expect(contents.y, `${route} at ${width} pixels`).toBeLessThan(400);
      expect(contents.x).toBeGreaterThanOrEqual(text.x + text.width);
      expect(text.width, `text of ${route} at ${width} pixels`).toBeGreaterThan(500);
      expect.soft(await findOverflow(page), `${route} at ${width} pixels`).toEqual([]);
    }
  }
});

test('a name in the contents is one line, with its whole text where it is cut', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/guides/troubleshooting/elements');
  const links = page.locator('.table-of-contents__link:has(code)');
  const heights = await links.evaluateAll((all) => all.map(({clientHeight}) => clientHeight));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBeLessThan(32);
  const name = links.first().locator('code');
  await expect(name).toHaveAttribute(
    'title',
    'Element ({name}) not found for platform ({platform})...',
  );
});

test('the title of a page is alone, and what copies the page is above it', async ({page}) => {
  for (const route of ['/docs/guides/config/web', '/api/actions/elements/element-actions']) {
    await page.setViewportSize({width: 1280, height: 844});
    await open(page, route);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 844});
      const title = (await page.getByRole('heading', {level: 1}).boundingBox())!;
      const crumbs = (await page.getByRole('link', {name: 'Home page'}).boundingBox())!;
      const text = (await page.locator('.markdown').boundingBox())!;
      const link = (await page.getByRole('link', {name: 'View as Markdown'}).boundingBox())!;
      const button = (await page.getByRole('button', {name: 'Copy page'}).boundingBox())!;
      expect(title.width, `${route} at ${width} pixels`).toBeCloseTo(text.width, 0);
      expect(Math.abs(button.y - crumbs.y), 'in the line of the breadcrumbs').toBeLessThan(12);
      expect(button.y + button.height).toBeLessThan(title.y);
      expect(link.x + link.width, 'at its right end').toBeCloseTo(text.x + text.width, 0);
    }
  }
});

test('the sentences of a table of methods have the width of the text on a tablet, and calls are whole on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 800});
  await open(page, '/api/actions/elements/element-actions');
  const sentence = page.getByRole('cell', {
    name: 'Checks whether the element is visible and enabled.',
  });
  const text = (await page.locator('.markdown').boundingBox())!;
  expect((await sentence.boundingBox())!.width).toBeCloseTo(text.width, 0);

  await page.setViewportSize({width: 390, height: 844});
  const calls = page.locator('.markdown pre:has(.bk-imports)');
  expect(await calls.count()).toBeGreaterThan(15);
  const cut = await calls.evaluateAll((all) =>
    all
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map(({textContent}) => textContent),
  );
  expect(cut).toEqual([]);
});

test('no table is cut on a phone; one of three columns has labels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  let labels = 0;
  for (const route of [
    '/docs/guides/waits-and-timeouts',
    '/docs/getting-started/starter',
    '/api/enums',
    '/docs/guides/run/ci',
  ]) {
    await open(page, route);
    const tables = await page.locator('.markdown table').evaluateAll((all) =>
      all.map((table) => {
        const box = table.parentElement!;
        const labelled = [...table.querySelectorAll('td[data-label]')].filter((cell) => {
          const {content} = getComputedStyle(cell, '::before');
          return content !== 'none' && cell.getBoundingClientRect().width > 300;
        });
        return {cut: box.scrollWidth - box.clientWidth, labels: labelled.length};
      }),
    );
    expect(
      tables.filter(({cut}) => cut > 0),
      route,
    ).toEqual([]);
    labels += tables.reduce((sum, table) => sum + table.labels, 0);
  }
  expect(labels, 'cells with a label').toBeGreaterThan(40);
});

test('a tool is on the first screen of its page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const [route, role, name] of [
    ['/docs/getting-started/starter', 'checkbox', 'Android'],
    ['/docs/guides/troubleshooting', 'textbox', /log/i],
    ['/docs/guides/config/check', 'textbox', 'boyka-config.json'],
  ] as const) {
    await open(page, route);
    await expect(page.getByRole(role, {name}).first(), route).toBeInViewport({ratio: 1});
  }
});

test('text of twice the size overflows no window, and leaves room beside the navbar and the sidebar', async ({
  page,
}) => {
  // The size that a reader sets in the browser; it counts as long as the session lasts.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  const openAtWidths = async (route: string, widths = [390, 1024, 1280]) => {
    await page.setViewportSize({width: widths[0]!, height: 800});
    await open(page, route);
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => scrollY > 1000);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await findOverflow(page), `${route} at ${width} pixels`).toEqual([]);
      const bar = (await navbar(page).boundingBox())!;
      expect.soft(bar.y + bar.height, `navbar of ${route}`).toBeLessThan(160);
    }
  };

  await openAtWidths('/docs/intro');
  await openAtWidths('/api/actions/elements/element-actions');
  await openAtWidths('/blog');
  await openAtWidths('/docs/guides/config/configuration', [1280, 1024]);
  const keys = await page.locator('[data-config-table] td:last-child').first().boundingBox();
  expect(keys!.width, 'the descriptions of the keys').toBeGreaterThan(300);

  await openAtWidths('/');
  expect((await navbar(page).boundingBox())!.height, 'one row').toBeLessThan(120);
  const title = page.getByRole('heading', {level: 1});
  expect((await title.boundingBox())!.width, 'half of the window').toBeGreaterThan(550);

  await openAtWidths('/api/actions/interfaces/listeners/elements/clickable-actions-listener');
  const text = (await page.locator('.markdown').boundingBox())!;
  const sidebar = (await page.locator('.theme-doc-sidebar-container').boundingBox())!;
  expect(text.width).toBeGreaterThan(1.3 * sidebar.width);
  const lines = await title.evaluate((element) => {
    const range = document.createRange();
    const words = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
    return words.map((word) => {
      range.selectNodeContents(word);
      return range.getClientRects().length;
    });
  });
  expect(lines, 'lines that each word of the title takes').toEqual([1, 1, 1]);
  await session.detach();
});
