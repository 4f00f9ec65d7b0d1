import type {Page} from '@playwright/test';
import {COLORS, findViolations} from '../support/axe';
import {colorModeToggle, navbar} from '../support/navbar';
import {expect, open} from '../support/test';
import {fixtureTest as test} from '../variants/fixtureSite';

/** Checks the page in both color modes, but for the colors of this configuration's navbar. */
async function expectAccessible(page: Page): Promise<void> {
  const expectNone = (violations: readonly string[]) => {
    const others = violations.filter(
      (line) =>
        !/^color-contrast (?:.*navbar|a\S*\[href\$="(?:start|second|one|two)"\])/.test(line),
    );
    expect.soft(others).toEqual([]);
  };
  expectNone(await findViolations(page));
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expectNone(await findViolations(page, 'html', COLORS));
}

for (const [what, route, heading] of [
  ['a part of a docs page', '/docs/crash', 'Danger'],
  ['the component of the page itself', '/boom', 'Boom'],
] as const) {
  test(`shows the whole chain of causes and Try again when ${what} crashes`, async ({
    page,
    problems,
  }) => {
    problems.allow(/outer/);
    await open(page, route);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expect(page.getByText('outer\n\nCause:\nmiddle\n\nCause:\ninner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    // The layout around it stays.
    await expect(navbar(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
  });
}
