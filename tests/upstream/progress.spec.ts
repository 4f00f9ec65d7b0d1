import type {Page} from '@playwright/test';
import {setConnection} from '../site/support/connection';
import {holdBack} from '../site/support/holdBack';
import {expect, expectHydrated, test} from '../site/support/test';

const CHUNKS = /\/assets\/js\//;
const INTRO = 'What Boyka Framework does';

const progress = (page: Page) => page.locator('#nprogress');
const bar = (page: Page) => page.locator('#nprogress .bar');
const apiLink = (page: Page) => page.getByRole('link', {name: 'API', exact: true}).first();

/** Opens a page with a paused clock that prefetches nothing. */
async function openWithoutTime(page: Page) {
  await setConnection(page, {saveData: true});
  await page.addInitScript(() => {
    // Each trickle is a random part of its rate: here all of it.
    Math.random = () => 0.9999;
    const seen = {bar: false};
    Object.assign(window, {seen});
    new MutationObserver(() => {
      seen.bar ||= document.querySelector('#nprogress') !== null;
    }).observe(document, {childList: true, subtree: true});
  });
  await page.clock.install({time: 0});
  await page.goto('./docs/intro');
  await expectHydrated(page);
  await expect(page.locator('h1')).toHaveText(INTRO);
  await page.clock.pauseAt(3_600_000);
}

const wasSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as {seen: {bar: boolean}}).seen.bar);

/** How much of the bar is drawn, in percent. */
const drawn = (page: Page) =>
  bar(page).evaluate(
    ({style}) => 100 + Number(/translate3d\((-?[\d.]+)%/.exec(style.transform)?.[1]),
  );

test('shows the progress bar 200 ms after the navigation until the new page is there', async ({
  page,
}) => {
  await openWithoutTime(page);
  const release = await holdBack(page, CHUNKS);
  const asked = page.waitForRequest(CHUNKS);
  await apiLink(page).click();
  await asked;
  await page.clock.runFor(199);
  await expect(progress(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect(await drawn(page)).toBeCloseTo(8, 1);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  for (const percent of [10, 12, 14]) {
    await page.clock.runFor(799);
    expect(await drawn(page), `before ${percent} percent`).toBeCloseTo(percent - 2, 1);
    await page.clock.runFor(1);
    expect(await drawn(page)).toBeCloseTo(percent, 1);
  }
  await expect(page.locator('h1')).toHaveText(INTRO);
  release();
  await expect(page.locator('h1')).toHaveText('API reference');
  await expect(page).toHaveURL(/\/api\/intro$/);
  // It fills, fades, and is gone, each in its 200 ms.
  await page.clock.runFor(1000);
  await expect(progress(page)).toHaveCount(0);
});

test('shows no progress bar for a hash or a page that loads within 200 ms', async ({page}) => {
  await openWithoutTime(page);
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/\/docs\/intro\/?#.+/);
  await page.clock.runFor(1000);
  await apiLink(page).click();
  await expect(page.locator('h1')).toHaveText('API reference');
  await page.clock.runFor(1000);
  expect(await wasSeen(page)).toBe(false);
});
