import type {Page} from '@playwright/test';
import playwright from '../../playwright.config';
import {findLayoutProblems, findOverflow, unfold} from './support/layout';
import {MOST_SHIFT, readShifts, recordShifts} from './support/layoutShift';
import {limitsOf} from './support/pageKinds';
import {recordFiles, totalOf} from './support/pageWeight';
import {GENERATED, sourcePages} from './support/pages';
import {
  addressOf,
  expect,
  expectHydrated,
  open,
  readRoutes,
  readSitemap,
  test,
} from './support/test';

// Each page is loaded once, and all that is true of every page is looked at. The fixture adds the
// errors of the console, of requests, and of the security policy, and requests to other hosts.

const {published} = readRoutes();
// The list is a minimum: what the build has beyond it is visited too.
const routes = [...new Set([...published, ...readSitemap()])];
const titles = new Map(sourcePages().map(({route, title}) => [route, title]));

// Playwright hides them, and so do phones and most laptops; with a mouse a window has them.
test.use({
  launchOptions: {...playwright.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']},
});

/** Runs in the page: what it has, and whether its entry is in view in the sidebar. */
const readPage = async () => {
  const isInView = (element: Element) =>
    new Promise<boolean>((resolve) => {
      new IntersectionObserver(([seen]) => resolve(seen!.isIntersecting)).observe(element);
    });
  const entries = document.querySelectorAll('.theme-doc-sidebar-menu a[aria-current="page"]');
  const entry = [...entries].at(-1);
  return {
    elements: document.querySelectorAll('*').length,
    titles: [...document.querySelectorAll('h1')].map(({textContent}) => textContent.trim()),
    title: document.title,
    showsEntry: entry !== undefined && scrollY === 0 && (await isInView(entry)),
  };
};

/** Expects nothing to be wrong with the layout in a window. */
async function expectToFit(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({width, height});
  // In the lowest window a reader has to scroll for everything.
  const problems = await (height < 400 ? findOverflow : findLayoutProblems)(page);
  expect.soft(problems, `at ${width} pixels`).toEqual([]);
}

for (const route of routes) {
  test(`${route} is whole, still, light, and fits each window`, async ({page}) => {
    await recordShifts(page);
    const {weigh} = recordFiles(page);
    // Too low for the whole of a sidebar.
    await page.setViewportSize({width: 1280, height: 650});
    const response = await page.goto(addressOf(route));
    expect(response?.status(), 'status').toBe(200);
    await expectHydrated(page);
    const {sum, moved} = await readShifts(page);
    expect.soft(sum, `moved: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);

    const shown = await page.evaluate(readPage);
    const hasSidebar = /^\/(api|docs|contributing|community)\//.test(route);
    expect.soft(shown.showsEntry, 'the entry of the page is in view').toBe(hasSidebar);
    const title = GENERATED[route] ?? titles.get(route);
    expect
      .soft(shown.titles, 'headings of level 1')
      .toEqual([title ?? expect.stringMatching(/\S/)]);
    // The title of the home page is the tagline: see home.spec.ts.
    const end = ' | Boyka Framework';
    expect.soft(shown.title).toEqual(title ? title + end : expect.stringContaining(end));

    const limits = limitsOf(route);
    const {scripts, styles} = await weigh();
    expect
      .soft(totalOf(scripts), `bytes of scripts: ${Object.keys(scripts).join(', ')}`)
      .toBeLessThanOrEqual(limits.scripts);
    expect
      .soft(totalOf(styles), `bytes of style sheets: ${Object.keys(styles).join(', ')}`)
      .toBeLessThanOrEqual(limits.styles);
    expect
      .soft(shown.elements, 'elements: render less for a method, or split the page by task')
      .toBeLessThanOrEqual(limits.nodes);

    await page.evaluate(unfold);
    await expectToFit(page, 1280, 650);
    await expectToFit(page, 1024, 768);
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setScrollbarsHidden', {hidden: true});
    await expectToFit(page, 390, 844);
    // A window of 1280 × 1024 pixels at 400 %.
    await expectToFit(page, 320, 256);
    await phone.detach();
  });
}

test('the checks find a shift and each problem of a layout', async ({page}) => {
  await recordShifts(page);
  await open(page, '/docs/guides/waits-and-timeouts');
  await page.evaluate(() => {
    const change = (selector: string, style: string) => {
      document.querySelector<HTMLElement>(selector)!.style.cssText += style;
    };
    const add = (html: string) =>
      document.querySelector('.markdown')!.insertAdjacentHTML('beforeend', html);
    document.body.prepend(document.createElement('hr'));
    change('.markdown > p', 'min-width: 3000px');
    change('.markdown td', 'white-space: nowrap; font-size: 20rem');
    change('h1', 'margin-top: 1000px');
    change('.table-of-contents', 'position: fixed; left: 0');
    add('<p style="width: 2rem; word-break: break-all"><code>tornName</code></p>');
    add('<p><a href="#low" style="padding: 0; font-size: 12px">Low</a></p>');
    add(
      '<div style="width: 2rem; word-break: break-all"><i data-kind="constant">BROKEN_NAME</i></div>',
    );
    const style = 'display: block; width: 2rem; overflow: hidden; white-space: nowrap';
    const name = `<code style="${style}">CUT_NAME</code>`;
    document.querySelector('.table-of-contents a')!.innerHTML = name;
    add('<p>In a <a href="#line" style="padding: 0; font-size: 12px">sentence</a></p>');
    add('<div style="height: 18px; overflow: auto; line-height: 20px">Slight</div>');
    const [covered, cut] = document.querySelectorAll('main figure svg[role="img"] text');
    cut!.setAttribute('x', '5000');
    covered!.after(covered!.cloneNode(true));
  });
  expect((await readShifts(page)).sum).toBeGreaterThan(MOST_SHIFT);
  const problems = (await findLayoutProblems(page)).join('\n');
  for (const problem of [
    /the page is \d+ px too wide/,
    /is beyond the right edge: <p>/,
    /px are cut|a cell is too narrow/,
    /is torn: tornName/,
    /is a broken name: BROKEN_NAME/,
    /is cut in the contents: CUT_NAME/,
    /px high: Low/,
    /scrolls slightly: .*Slight/,
    /is cut in a drawing/,
    /is covered in a drawing/,
    /the title is below the first screen/,
    /the contents are not beside the text/,
  ]) {
    expect.soft(problems).toMatch(problem);
  }
  expect.soft(problems).not.toMatch(/px high: sentence/);
});
