import {CONTENT_CODE} from './support/failures';
import type {FaultySite} from './support/faults';
import {navbar} from './support/navbar';
import {expect, expectHydrated, expectIdle, expectShell, isolatedTest, test} from './support/test';

const hasCode = ({requests}: FaultySite) => requests.some((url) => CONTENT_CODE.test(url));

test('content is what the HTML has until the first sign of the reader', async ({
  page,
  faultySite,
}) => {
  await page.goto(`${faultySite.url}docs/getting-started/quickstart`);
  await expectShell(page);
  await expectIdle(page);
  await expect(page.locator('h1')).toHaveText('Quickstart');
  const content = page.locator('.markdown');
  const before = await content.innerHTML();
  expect(hasCode(faultySite), 'code of the content').toBe(false);

  await page.mouse.move(200, 200);
  await expectHydrated(page);
  expect(hasCode(faultySite), 'code of the content').toBe(true);
  expect(await content.innerHTML()).toBe(before);
});

test('clicks before the code is there act when it is', async ({page, faultySite}) => {
  const release = faultySite.hold(CONTENT_CODE);
  await page.goto(`${faultySite.url}docs/getting-started/quickstart`);
  await expectShell(page);
  const [manual, link] = [
    page.getByRole('tab', {name: 'Without the command line'}).first(),
    page.locator('.markdown > p a[href^="/"]:not([download])').first(),
  ];
  // As a screen reader does: without a pointer or a focus.
  await manual.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => hasCode(faultySite)).toBe(true);
  // The browser follows a link to a part of the page by itself.
  const part = page.locator('h2 .hash-link').last();
  await part.click();
  await expect(page).toHaveURL(/#/);
  await link.click();
  await expect(manual).toHaveAttribute('aria-selected', 'false');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  const target = await link.evaluate((element: HTMLAnchorElement) => element.href);
  release();
  await expect(page).toHaveURL(target);
  expect(await page.evaluate(() => 'isSameDocument' in window), 'no page load').toBe(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Quickstart');
  await expect(manual).toHaveAttribute('aria-selected', 'true');
});

test('what is typed before the code is there is read when it is', async ({page, faultySite}) => {
  const release = faultySite.hold(CONTENT_CODE);
  await page.goto(`${faultySite.url}docs/guides/troubleshooting`);
  await expectShell(page);
  const box = page.getByRole('textbox', {name: 'Log or stack trace'});
  await box.fill('Caused by: org.openqa.selenium.TimeoutException: Expected condition failed');
  release();
  await expect(page.getByText('1 known error in 1 line of the log.')).toBeVisible();
  await expect(box).toHaveValue(/TimeoutException/);
});

test('the tab that the reader chose on another page is there at once', async ({
  page,
  faultySite,
}) => {
  await page.goto(`${faultySite.url}docs/getting-started/quickstart`);
  await expectHydrated(page);
  await page.getByRole('tab', {name: 'Without the command line'}).first().click();
  await page.goto(`${faultySite.url}docs/guides/create-first-project`);
  await expect(page.locator('[data-lazy]')).toHaveCount(0);
});

isolatedTest(
  'a page that the reader left while its code came stays away',
  async ({page, faultySite}) => {
    const release = faultySite.hold(CONTENT_CODE);
    await page.goto(`${faultySite.url}docs/intro`);
    await expectShell(page);
    await navbar(page).getByRole('link', {name: 'Boyka Framework', exact: true}).click();
    await expect(page.locator('h1')).not.toHaveText('What Boyka Framework does');
    release();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
    await expect(page.locator('.markdown > p').first()).toBeVisible();
    await expect(page.locator('[data-lazy]')).toHaveCount(0);
  },
);
