import {AREAS} from '../../src/config/areas';
import {footer as siteFooter} from '../../src/config/footer';
import {LINKS, SUMMARY} from '../../src/config/identity';
import {findOverflow} from './support/layout';
import {colorModeToggle, ICON_LINKS, navbarOf} from './support/pageParts';
import {NO_PAGE} from './support/samplePages';
import {addressOf, expect, expectHydrated, open, test} from './support/test';

test('on a desktop a page has its announcement, navbar, and footer', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/docs/intro');

  await test.step('the navbar names the areas and the places elsewhere, at the right', async () => {
    const inNavbar = (name: string) => navbarOf(page).getByRole('link', {name, exact: true});
    const lefts = [(await inNavbar('Boyka Framework').boundingBox())!.x];
    for (const {label, start} of AREAS) {
      await expect(inNavbar(label)).toHaveAttribute('href', `/boyka-framework${start}`);
      lefts.push((await inNavbar(label).boundingBox())!.x);
    }
    expect(lefts, 'one beside the other').toEqual([...lefts].sort((a, b) => a - b));
    expect(lefts.at(-1), 'the items stand at the right').toBeGreaterThan(1200 / 2);
    const active = navbarOf(page).locator('.navbar__link--active');
    await expect(active).toHaveText('Documentation');
    await expect(active).toHaveAttribute('aria-current', /page|true/);
    for (const [name, href] of ICON_LINKS) {
      await expect(inNavbar(name)).toHaveAttribute('href', href);
      await expect(inNavbar(name).locator('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(colorModeToggle(page)).toBeVisible();

    // The keys of the search stand beside its text.
    const button = navbarOf(page).getByRole('button', {name: /^Search/});
    const keys = button.locator('kbd');
    await expect(keys).toHaveCount(2);
    const text = (await button.getByText('Search', {exact: true}).boundingBox())!;
    expect((await keys.first().boundingBox())!.x).toBeGreaterThanOrEqual(text.x + text.width + 8);
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
    const link = (name: string) => bar.getByRole('link', {name});
    await expect(link('Star the repository')).toHaveAttribute('href', LINKS.repository);
    await expect(link('sponsor the project')).toHaveAttribute('href', LINKS.sponsors);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'star-and-sponsor');
    });
    await page.reload();
    await expectHydrated(page);
    await expect(bar, 'with the dismissal of another site of the host').toBeVisible();
  });
});

test('on a phone the announcement is its two links on one line', async ({page}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    await open(page, '/docs/intro');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Boyka is free and open source.')).toBeHidden();
    const links = await bar.getByRole('link').all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())!.y));
    expect(tops, `${width} pixels`).toEqual([tops[0], tops[0]]);
    for (const link of links) {
      await expect(link).toBeInViewport({ratio: 1});
    }
    expect((await bar.boundingBox())!.height).toBeLessThan(40);
  }
});

test('the introductions show six ways in on the first screen, each a large target', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const [route, title] of [
    ['/docs/intro', 'Run your first test'],
    ['/api/intro', 'Click and type'],
    ['/contributing/welcome', 'Change the framework'],
  ] as const) {
    await open(page, route);
    const list = page.getByRole('main').getByRole('list').filter({hasText: title}).first();
    const doors = list.getByRole('listitem');
    await expect(doors).toHaveCount(6);
    for (const door of await doors.all()) {
      await expect(door).toBeInViewport({ratio: 1});
      await expect(door.getByRole('link').first()).toBeVisible();
    }
  }
  await open(page, '/docs/intro');
  const door = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasText: 'Run your first test'});
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

test('the title of a page is alone, as high on each page, and what copies the page is above it', async ({
  page,
}) => {
  const tops = new Set<string>();
  for (const route of ['/docs/intro', '/api/actions/elements/element-actions']) {
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
      tops.add(`${title.y} at ${width} pixels`);
    }
  }
  expect([...tops]).toHaveLength(2);
});

test('on a phone the title is on the first fifth of the screen, and the contents are below the lead', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const route of ['/docs/intro', '/api/builders/locator', '/contributing/welcome']) {
    await open(page, route);
    const title = (await page.getByRole('heading', {level: 1}).boundingBox())!;
    expect(title.y, route).toBeLessThanOrEqual(180);
    const lead = (await page.locator('.markdown > p').first().boundingBox())!;
    const contents = page.getByRole('button', {name: 'On this page'});
    const {y} = (await contents.boundingBox())!;
    expect(y, route).toBeGreaterThan(lead.y + lead.height);
    expect(y, route).toBeLessThan(lead.y + lead.height + 40);
    await contents.click();
    await page.locator('.theme-doc-toc-mobile a').last().click();
    await expect(page).toHaveURL(/#./);
  }
});

test('what is good to know is smaller than the text, and no line is above the headings', async ({
  page,
}) => {
  // The second has some in tabs.
  for (const route of ['/docs/guides/listeners', '/docs/guides/run/parallel']) {
    await open(page, route);
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const text = await page.locator('.markdown > p').nth(1).evaluate(sizeOf);
    const asides = page.locator('.markdown p').filter({hasText: /^Good to know:/});
    expect(await asides.count(), route).toBeGreaterThan(0);
    for (const aside of await asides.all()) {
      expect(await aside.evaluate(sizeOf), route).toBeLessThan(text);
    }
    for (const heading of await page.locator('.markdown > h2').all()) {
      await expect(heading).toHaveCSS('border-top-width', '0px');
    }
  }
});

test('a read and its check are below each other, beside one sentence', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/api/actions/elements/element-actions');
  const row = page.getByRole('row', {name: 'isDisplayed()'});
  const [read, check] = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  const sentence = (await row.getByRole('cell').last().boundingBox())!;
  expect(check!.x).toBe(read!.x);
  expect(check!.y).toBeGreaterThan(read!.y);
  expect(sentence.x).toBeGreaterThan(check!.right);
  expect(sentence.width).toBeGreaterThan(400);
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
    const cut = tables.filter((table) => table.cut > 0);
    expect(cut, route).toEqual([]);
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
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    expect(await page.evaluate(() => scrollY), `scrolled in ${route}`).toBeGreaterThan(1000);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await findOverflow(page), `${route} at ${width} pixels`).toEqual([]);
      const bar = (await navbarOf(page).boundingBox())!;
      expect.soft(bar.y + bar.height, `navbar of ${route}`).toBeLessThan(160);
    }
  };

  await openAtWidths('/api/actions/elements/element-actions');
  await openAtWidths('/blog');
  await openAtWidths('/docs/guides/config/configuration', [1280, 1024]);
  const keys = await page.locator('[data-config-table] td:last-child').first().boundingBox();
  expect(keys!.width, 'the descriptions of the keys').toBeGreaterThan(300);

  await openAtWidths('/');
  expect((await navbarOf(page).boundingBox())!.height, 'one row').toBeLessThan(120);
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

/** The two sides: where each begins, and how many letters of code fit into its narrowest block. */
const readSides = (sides: Element[]) =>
  sides.map((side) => {
    const {left, top} = side.getBoundingClientRect();
    const letters = [...side.querySelectorAll('pre code')].map((code) => {
      const style = getComputedStyle(code);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = style.font;
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      return (code.parentElement!.clientWidth - padding) / context.measureText('m').width;
    });
    return {left, top, letters: Math.min(...letters)};
  });

test('code of two libraries stands side by side where 70 letters fit', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 1000});
  await open(page, '/docs/guides/migrate/selenium');
  const sides = page.locator('.bk-sides > div');
  const [theirs, ours] = await sides.evaluateAll(readSides);
  expect(ours!.top).toBe(theirs!.top);
  expect(ours!.left).toBeGreaterThan(theirs!.left);
  expect(Math.min(theirs!.letters, ours!.letters)).toBeGreaterThanOrEqual(70);

  // The contents are there, and a link of theirs that has the focus is not below the code.
  const link = page.locator('.table-of-contents__link').first();
  await link.click();
  await sides.first().evaluate((side) => side.scrollIntoView({block: 'start'}));
  const isOnTop = (element: Element) => {
    const {left, top, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 20, top + height / 2));
  };
  await page.locator('h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus({preventScroll: true});
  });
  expect(await link.evaluate(isOnTop), 'below the code').toBe(false);
  await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  expect(await link.evaluate(isOnTop), 'with the focus').toBe(true);

  await page.setViewportSize({width: 1280, height: 1000});
  const [above, below] = await sides.evaluateAll(readSides);
  expect(below!.left).toBe(above!.left);
  expect(below!.top).toBeGreaterThan(above!.top);
  for (const title of [/^With (?!Boyka)/, /^With Boyka Framework$/]) {
    await expect(page.locator('.bk-sides').getByText(title).first()).toBeVisible();
  }
});
