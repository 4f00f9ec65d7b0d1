import type {Page} from '@playwright/test';
import {AREAS} from '../../src/config/areas';
import {footer as siteFooter} from '../../src/config/footer';
import {LINKS, SUMMARY} from '../../src/config/identity';
import {expectInSight} from './support/inSight';
import {findOverflow, unfold} from './support/layout';
import {colorModeToggle, ICON_LINKS, navbarOf} from './support/pageParts';
import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {addressOf, expect, expectHydrated, open, test} from './support/test';

// What is true of every page is in visit.spec.ts.

test('on a desktop a page has its announcement, navbar, and footer', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/docs/intro');

  await test.step('the navbar names the areas and the places elsewhere', async () => {
    const inNavbar = (name: string) => navbarOf(page).getByRole('link', {name, exact: true});
    for (const {label, start} of AREAS) {
      await expect(inNavbar(label)).toHaveAttribute('href', `/boyka-framework${start}`);
    }
    await expect(navbarOf(page).locator('a[aria-current]')).toHaveText('Documentation');
    for (const [name, href] of ICON_LINKS) {
      await expect(inNavbar(name)).toHaveAttribute('href', href);
    }
    const search = navbarOf(page).getByRole('button', {name: /^Search/});
    await expect(search.locator('kbd')).toHaveCount(2);
    const names = [...AREAS.map(({label}) => label), ...ICON_LINKS.map(([name]) => name)];
    for (const part of [...names.map(inNavbar), colorModeToggle(page), search]) {
      await expectInSight(part);
    }
  });

  await test.step('the footer has its three groups, the logo, and the copyright line', async () => {
    const footer = page.getByRole('contentinfo');
    for (const {title, items} of siteFooter().links) {
      const list = footer.getByRole('navigation', {name: title});
      const labels = items.map(({label}) => new RegExp(`^${label}`));
      await expect(list.getByRole('link')).toHaveText(labels);
    }
    await expect(footer.getByRole('img', {name: 'Boyka Framework'})).toHaveCount(1);
    await expect(footer).toContainText(`${SUMMARY}.`);
    await expect(footer).toContainText('Copyright © 2025 Boyka Framework');
  });

  await test.step('the announcement asks for a star and for support, and cannot be closed', async () => {
    const bar = page.getByRole('banner');
    await expect(bar).toHaveText(
      'Boyka is free and open source. Star the repository or sponsor the project.',
    );
    for (const [name, href] of [
      ['Star the repository', LINKS.repository],
      ['sponsor the project', LINKS.sponsors],
    ] as const) {
      await expect(bar.getByRole('link', {name})).toHaveAttribute('href', href);
    }
    await expect(bar.getByRole('button')).toHaveCount(0);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'star-and-sponsor');
    });
    await page.reload();
    await expectHydrated(page);
    await expect(bar, 'with the dismissal of another site of the host').toBeInViewport({ratio: 1});
  });
});

test('a phone shows both links of the announcement, and contents that open, close, and lead on', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 844});
  await open(page, '/docs/getting-started/quickstart');
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await expect(link).toBeInViewport({ratio: 1});
  }
  const button = page.getByRole('button', {name: 'On this page'});
  const link = page.locator('.theme-doc-toc-mobile a').last();
  for (const isOpen of [true, false, true]) {
    await expect(button).toHaveAttribute('aria-expanded', String(!isOpen));
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(link).toBeVisible({visible: isOpen});
  }
  await link.click();
  await expect(page).toHaveURL(/#./);
});

test('the first screen of an introduction has six ways in, and that of a tool the tool', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const doors = (title: string) =>
    page.getByRole('main').getByRole('list').filter({hasText: title}).first().getByRole('listitem');
  for (const [route, title] of [
    ['/docs/intro', 'Run your first test'],
    ['/api/intro', 'Click and type'],
    ['/contributing/welcome', 'Change the framework'],
  ] as const) {
    await open(page, route);
    await expect(doors(title)).toHaveCount(6);
    for (const door of await doors(title).all()) {
      await expect(door, route).toBeInViewport({ratio: 1});
    }
  }
  for (const [route, role, name] of [
    ['/docs/getting-started/starter', 'checkbox', 'Android'],
    ['/docs/guides/troubleshooting', 'textbox', /log/i],
    ['/docs/guides/config/check', 'textbox', 'boyka-config.json'],
  ] as const) {
    await open(page, route);
    await expect(page.getByRole(role, {name}).first(), route).toBeInViewport({ratio: 1});
  }
  await open(page, '/docs/intro');
  const door = doors('Run your first test').first();
  // The whole of it is a target.
  const {width, height} = (await door.boundingBox())!;
  await door.click({position: {x: width - 8, y: height - 8}});
  await expect(page).toHaveURL(/\/docs\/getting-started\/quickstart$/);
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
  const edges = new Map<string, number>();
  for (const route of ['/', '/docs/intro', '/blog', '/blog/archive', '/search', NO_PAGE]) {
    await page.setViewportSize({width: widths[0]!, height: 900});
    await page.goto(addressOf(route));
    await expectHydrated(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const heading = page.getByRole('heading', {level: 1});
      const sidebar = page
        .locator('.theme-doc-sidebar-menu .menu__link, aside nav > div')
        .filter({visible: true});
      const hasSidebar = (await sidebar.count()) > 0;
      // On a phone the button of the menu is before the brand.
      const brand = width < 997 ? [] : [page.locator('.navbar__logo img').filter({visible: true})];
      const footer = page.getByRole('contentinfo').locator('p');
      const atEdge = [...brand, footer, hasSidebar ? sidebar : heading];
      for (const part of [...atEdge, heading]) {
        const place = atEdge.includes(part) ? 'edge' : 'edge beside the sidebar';
        const key = `${place} at ${width} pixels`;
        const edge = await part.first().evaluate(leftEdge);
        expect.soft(edge, `${key}: ${String(part)} of ${route}`).toBe(edges.get(key) ?? edge);
        edges.set(key, edge);
      }
    }
  }
  // Three windows, two of them with a sidebar.
  expect([...edges.keys()]).toHaveLength(5);
});

/** Opens a page, scrolls down, and expects it to fit each window, with a navbar that leaves room. */
async function expectRoom(page: Page, route: string, widths: readonly number[]): Promise<void> {
  await page.setViewportSize({width: widths[0]!, height: 800});
  await open(page, route);
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  expect(await page.evaluate(() => scrollY), `scrolled in ${route}`).toBeGreaterThan(1000);
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect.soft(await findOverflow(page), `${route} at ${width} pixels`).toEqual([]);
    const {bar, text, sidebar} = await page.evaluate(() => ({
      bar: document.querySelector('.navbar')!.getBoundingClientRect().bottom / innerHeight,
      text: document.querySelector('.markdown')?.clientWidth,
      sidebar: document.querySelector('.theme-doc-sidebar-container')?.clientWidth,
    }));
    expect.soft(bar, `part of ${route} below the navbar`).toBeLessThan(1 / 4);
    expect.soft(text ?? Infinity, `text of ${route}`).toBeGreaterThan(sidebar ?? 0);
  }
}

test('text of twice the size overflows no window, and leaves room beside the navbar and the sidebar', async ({
  page,
}) => {
  // The size that a reader sets in the browser; it counts as long as the session lasts.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  const all = [390, 1024, 1280];
  await expectRoom(page, '/', all);
  await expectRoom(page, '/blog', all);
  await expectRoom(page, '/api/actions/elements/element-actions', all);
  await expectRoom(page, '/docs/guides/config/configuration', [1280, 1024]);
  await expectRoom(
    page,
    '/api/actions/interfaces/listeners/elements/clickable-actions-listener',
    all,
  );
  await session.detach();
});

test('each kind of page fits a phone whose text is of twice the size', async ({page, problems}) => {
  problems.allow(/404/);
  await page.setViewportSize({width: 390, height: 844});
  for (const route of [...SAMPLE_PAGES, '/docs/getting-started/quickstart', NO_PAGE]) {
    await open(page, route, route === NO_PAGE ? 404 : 200);
    // As Safari and Firefox do it: unlike the size of the browser's settings, it changes no media query.
    await page.addStyleTag({content: 'html { font-size: 200% }'});
    await page.evaluate(unfold);
    expect.soft(await findOverflow(page), route).toEqual([]);
  }
});

test('a link of the contents that has the focus is not below code that is wider than the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 1600, height: 1000});
  await open(page, '/docs/guides/migrate/selenium');
  const link = page.locator('.table-of-contents__link').first();
  const isOnTop = () =>
    link.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
  const [theirs, ours] = await page.locator('.bk-sides > div').all();
  await theirs!.evaluate((side) => side.scrollIntoView({block: 'start', behavior: 'instant'}));
  await expect(theirs!).toBeInViewport();
  await expect(ours!).toBeInViewport();
  expect(await isOnTop(), 'below the code').toBe(false);
  await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  expect(await isOnTop(), 'with the focus').toBe(true);
});
