// cspell:ignore sublist
import type {Locator} from '@playwright/test';
import {contrast, rgb} from '../contrast';
import {test} from './search/modal';
import {QUICKSTART} from './support/landmarks';
import {expectPanelsWithNames} from './support/panels';
import {scrollSteps, setColorMode} from './support/pageParts';
import {expect, open} from './support/test';

/** The color that a part of an element is drawn with, beside the background that all have. */
const drawn = (
  element: Locator,
  part: 'border-bottom' | 'border-left' | 'outline' | 'color',
): Promise<string> =>
  element.evaluate((node, name) => {
    const style = getComputedStyle(node);
    const isDrawn = name === 'color' || style.getPropertyValue(`${name}-style`) === 'solid';
    const color = style.getPropertyValue(name === 'color' ? name : `${name}-color`);
    document.body.style.outlineColor = 'Canvas';
    const background = getComputedStyle(document.body).outlineColor;
    return isDrawn && color !== background ? color : 'nothing';
  }, part);

test('forced colors, reduced motion, and print each show all that a reader needs', async ({
  page,
  search,
}) => {
  const main = page.getByRole('main');
  await page.setViewportSize({width: 1366, height: 900});
  await open(page, '/docs/getting-started/quickstart');

  await test.step('forced colors: the current entry of navbar, sidebar, and contents, and no other', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    // The section that is read is marked when the page has been scrolled.
    await page
      .locator('h2')
      .nth(1)
      .evaluate((element) => element.scrollIntoView());
    for (const [list, active, side] of [
      ['.navbar__link', '.navbar__link--active', 'bottom'],
      ['.menu__link', '.menu__link--active:not(.menu__link--sublist)', 'left'],
      ['.table-of-contents__link', '.table-of-contents__link--active', 'left'],
    ] as const) {
      await expect(page.locator(`${active}:visible`)).toHaveCount(1);
      const marked: string[] = [];
      for (const entry of await page.locator(`${list}:visible`).all()) {
        if ((await drawn(entry, `border-${side}`)) !== 'nothing') {
          marked.push(await entry.innerText());
        }
      }
      expect(marked, list).toEqual([await page.locator(`${active}:visible`).innerText()]);
    }
  });

  await test.step('forced colors: borders, the focus, and the chosen result of the search', async () => {
    for (const [part, name] of [
      [main.getByRole('button', {name: 'Copy page'}), 'border-bottom'],
      [main.getByRole('button', {name: 'Copy', exact: true}).first(), 'border-bottom'],
      [main.locator('.theme-admonition').first(), 'border-bottom'],
      [main.locator('.theme-code-block').first(), 'border-bottom'],
      [main.getByRole('tablist').first(), 'border-bottom'],
      [main.locator('[role="tab"][aria-selected="true"]').first(), 'border-bottom'],
      [main.locator('.theme-code-block-highlighted-line').first(), 'border-left'],
    ] as const) {
      expect(await drawn(part, name), String(part)).not.toBe('nothing');
    }
    await main.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await drawn(main.locator('[role="tab"]:focus'), 'outline')).not.toBe('nothing');
    await search.open();
    expect(await drawn(search.modal, 'outline')).not.toBe('nothing');
    await search.ask('quickstart');
    await expect(search.active).toContainText(QUICKSTART.title);
    expect(await drawn(search.active, 'outline')).not.toBe('nothing');
    expect(await drawn(search.active.locator('mark').first(), 'color')).not.toBe('nothing');
    const other = search.modal.locator('[aria-selected="false"]').first();
    expect(await drawn(other, 'outline')).toBe('nothing');
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
  });

  await test.step('reduced motion: no transition, animation, or smooth scrolling', async () => {
    await page.emulateMedia({forcedColors: 'none', reducedMotion: 'reduce'});
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const durations = `${style.transitionDuration}, ${style.animationDuration}`.split(', ');
          const isMoving = durations.some((duration) => parseFloat(duration) > 0.01);
          return isMoving || style.scrollBehavior !== 'auto'
            ? `${element.localName}.${element.classList}${part ?? ''}`
            : [];
        }),
      ),
    );
    expect(moving).toEqual([]);
  });

  await test.step('paper: all of the text, dark on white, and nothing to click', async () => {
    // A4 without the browser's margins.
    await page.setViewportSize({width: 718, height: 1000});
    await setColorMode(page, 'dark');
    await page.emulateMedia({media: 'print', reducedMotion: 'no-preference'});
    for (const element of ['h1', 'p', 'h2', 'li']) {
      const text = main.locator(element).first();
      const color = () => text.evaluate((node) => getComputedStyle(node).color);
      await expect
        .poll(async () => contrast(rgb(await color()), [255, 255, 255]), element)
        .toBeGreaterThan(7);
    }
    const chrome = page.locator(
      '.navbar, .table-of-contents, [class*="docItemCol"] + .col, footer.footer, aside, button, [role="tablist"], [role="banner"]',
    );
    await expect(chrome.filter({visible: true})).toHaveCount(0);
    await expectPanelsWithNames(page);
    for (const fold of await main.locator('details').all()) {
      await expect(fold.locator('> :last-child'), 'closed on the screen').toBeVisible();
    }
    const links = await main.locator('.markdown a[href^="http"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href')!,
        after: getComputedStyle(link, '::after').content,
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const {href, after} of links) {
      // Addresses of source lines would be most of what a page of the reference prints.
      expect(after).toContain(href.includes('/blob/') ? 'none' : href);
    }
    const cut = await main
      .locator('pre')
      .evaluateAll(
        (all) => all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
      );
    expect(cut, 'code blocks that are wider than the paper').toBe(0);
  });
});

/** Templates with much in little room. */
const NARROW = ['/docs/intro', '/api/actions/elements/element-actions', '/docs/guides/config/web'];

test('a window that is magnified four times is for the text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  for (const route of NARROW) {
    await open(page, route);
    // On the way up the navbar would come back.
    await scrollSteps(page, 500, 2);
    await scrollSteps(page, -100, 1);
    const stuck = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      return [4, 128, 252].filter((y) => !main.contains(document.elementFromPoint(40, y)));
    });
    expect(stuck, `rows of ${route} that are covered`).toEqual([]);
  }
  await page.getByRole('button', {name: 'Search'}).first().click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
