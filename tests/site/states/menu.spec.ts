import type {Page} from '@playwright/test';
import {AREAS} from '../../../src/config/areas';
import {expectAccessibleInModes} from '../support/axe';
import {expectInSight} from '../support/inSight';
import {QUICKSTART, SUPPORT} from '../support/landmarks';
import {ICON_LINKS} from '../support/pageParts';
import {expect, open, test} from '../support/test';

const PHONE = {width: 390, height: 844};

const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const panel = (page: Page) => page.locator('.navbar-sidebar__item:not([inert])');
const isShown = (page: Page) => expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
const isHidden = (page: Page) => expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);

async function openMenu(page: Page) {
  await opener(page).click();
  await isShown(page);
}

test.describe('the mobile menu', () => {
  test.use({viewport: PHONE});

  test.beforeEach(async ({page}) => {
    await open(page, '/docs/intro');
  });

  test('is a dialog with the pages of the area, and goes back to the areas, in rows for a finger', async ({
    page,
  }) => {
    const inPanel = (name: string) => panel(page).getByRole('link', {name, exact: true});
    const showAreas = () => panel(page).getByRole('button', {name: 'Back to main menu'}).click();
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu(page)).not.toBeInViewport();
    await openMenu(page);
    await expectInSight(menu(page));
    await expect(dialog).toHaveCount(1);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expectInSight(inPanel('Introduction'));

    await showAreas();
    const names = AREAS.map(({label}) => label);
    for (const name of [...names, 'Search', 'Support us', 'Report a problem with this page']) {
      await expectInSight(inPanel(name));
    }
    for (const [name, href] of ICON_LINKS) {
      await expect(inPanel(name)).toHaveAttribute('href', href);
    }
    for (const row of await panel(page).locator('.menu__link').all()) {
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessibleInModes(page, 'the open menu');
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).not.toBeInViewport();

    await test.step('closes when a link leads to another area, or below the areas to a page of the same', async () => {
      await openMenu(page);
      await showAreas();
      await inPanel('Community').click();
      await expect(page).toHaveURL(/\/community\//);
      await isHidden(page);
      await expect(dialog).toHaveCount(0);
      await openMenu(page);
      await showAreas();
      await inPanel('Support us').click();
      await expect(page).toHaveURL(new RegExp(`/${SUPPORT.path}$`));
      await isHidden(page);
    });
  });

  test('takes the focus, keeps Tab inside, and returns the focus on Escape, wherever it is', async ({
    page,
  }) => {
    const focused = menu(page).locator(':focus');
    await openMenu(page);
    await expect(focused).toHaveCount(1);
    const focusable = menu(page).locator('.navbar-sidebar__item:not([inert]) a:visible');
    // Beyond the end it begins anew; the two buttons of the head come with it.
    const presses = (await focusable.count()) + 4;
    for (let count = 0; count < presses; count++) {
      await page.keyboard.press('Tab');
      await expectInSight(focused);
      await expect(focused).toHaveCSS('outline-style', 'solid');
    }
    // And back beyond the start.
    for (let count = 0; count < 6; count++) {
      await page.keyboard.press('Shift+Tab');
      await expectInSight(focused);
    }
    const expectClosedByEscape = async () => {
      await page.keyboard.press('Escape');
      await isHidden(page);
      await expect(opener(page)).toBeFocused();
    };
    await expectClosedByEscape();

    await opener(page).press('Enter');
    await expect(focused).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectClosedByEscape();

    await opener(page).press('Enter');
    await page.getByRole('button', {name: /Back to main menu/}).press('Enter');
    // The first entry of the panel that has come.
    await expect(menu(page).getByRole('link', {name: 'Documentation'})).toBeFocused();
    await expectClosedByEscape();
  });

  test('closes on Back, which stays on the page, on a tap outside, and when the window grows', async ({
    page,
  }) => {
    await page
      .getByRole('link', {name: /quickstart/i})
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
    await openMenu(page);
    await page.evaluate(() => history.back());
    await isHidden(page);
    await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
    await openMenu(page);
    // A locator's click waits until the backdrop is in place, which fades in.
    const backdrop = page.locator('.navbar-sidebar__backdrop');
    await backdrop.click({position: {x: PHONE.width - 10, y: 400}});
    await isHidden(page);

    await page.setViewportSize({width: 996, height: 800});
    await openMenu(page);
    await page.setViewportSize({width: 997, height: 800});
    await isHidden(page);
    await expect(opener(page)).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await isHidden(page);
    await expect(opener(page)).toBeVisible();
  });
});
