import type {Page} from '@playwright/test';
import {COLORS, findViolations} from '../support/axe';
import {colorModeToggle, navbar} from '../support/navbar';
import {expect, open} from '../support/test';
import {fixtureTest as test} from '../variants/fixtureSite';

/** Checks the page in both color modes, but for the colors of this configuration's navbar. */
async function expectAccessible(page: Page): Promise<void> {
  const expectNone = (violations: readonly string[]) => {
    const others = violations.filter((line) => !/^color-contrast .*navbar/.test(line));
    expect.soft(others).toEqual([]);
  };
  expectNone(await findViolations(page));
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expectNone(await findViolations(page, 'html', COLORS));
}

test('shows the whole chain of causes and Try again when a page crashes', async ({
  page,
  problems,
}) => {
  problems.allow(/outer/);
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.getByText('outer\n\nCause:\nmiddle\n\nCause:\ninner')).toBeVisible();
  // The layout around it stays.
  await expect(navbar(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toHaveText('Danger');
  await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
});

test('shows the same when the component of the page itself crashes', async ({page, problems}) => {
  problems.allow(/outer/);
  await open(page, '/boom');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByText('outer\n\nCause:\ninner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(navbar(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toHaveText('Boom');
});

test('draws the bar, navbar, and footer of another configuration', async ({page}) => {
  await open(page, '/one');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar).toHaveText('News for readers');
  await expect(bar.getByRole('link')).toHaveAttribute('href', 'https://example.org/news');
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar).toHaveCSS('color', 'rgb(254, 220, 186)');
  await expect(navbar(page)).toHaveClass(/navbar--primary/);
  await expect(navbar(page)).not.toHaveClass(/navbarHide/);
  await expect(navbar(page).locator('.navbar__raw')).toHaveText('By hand');
  const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(link('Doc')).toHaveAttribute('href', '/docs/second');
  await expect(link('Docs')).toHaveAttribute('href', '/docs/start');
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toHaveClass(/footer--dark/);
  const list = footer.getByRole('navigation', {name: 'Footer'});
  await expect(list.getByRole('link', {name: 'The start'})).toHaveAttribute('href', '/docs/start');
  await expect(list.locator('i')).toHaveText('By hand');
  await expect(
    footer.locator('a[href="https://example.org/mark"] img[alt="Our mark"]').first(),
  ).toBeAttached();
  await expect(footer).toContainText('Ours since 2025');
  await expect(footer.getByText('Ours', {exact: true})).toBeVisible();
});

test('keeps a dismissal until the id of the announcement changes', async ({page, fixtureSite}) => {
  const bar = page.getByRole('region', {name: 'Announcement'});
  await open(page, '/one');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/docs/start');
  await expect(bar).toHaveCount(0);
  fixtureSite.replaceText('news-1', 'news-2');
  await open(page, '/docs/start');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await page.reload();
  await expect(bar).toHaveCount(0);
});
