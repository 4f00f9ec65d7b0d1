import {expectAccessibleInModes} from '../support/axe';
import {navbarOf} from '../support/pageParts';
import {expect, open, test} from '../support/test';

/** Runs in the page: a method that it calls while it is rendered throws for a value, until `repair`. */
const breakMethod = ([type, method, value]: readonly ['Array' | 'String', string, string]) => {
  const prototype = window[type].prototype as unknown as Record<string, (text: string) => unknown>;
  const works = prototype[method]!;
  prototype[method] = function fail(text) {
    if (text === value || this.valueOf() === value) {
      throw new Error('outer', {cause: new Error('middle', {cause: new Error('inner')})});
    }
    return works.call(this, text);
  };
  Object.assign(window, {repair: () => (prototype[method] = works)});
};

for (const [what, broken] of [
  ['a part of a page', ['Array', 'join', ' › ']],
  ['the component of the page itself', ['String', 'trim', 'timeout']],
] as const) {
  test(`shows the whole chain of causes and Try again when ${what} crashes`, async ({
    page,
    problems,
  }) => {
    problems.allow(/outer/);
    await open(page, '/search');
    await page.evaluate(breakMethod, broken);
    await page.getByRole('searchbox').fill('timeout');
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expect(page.getByText('outer\n\nCause:\nmiddle\n\nCause:\ninner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    // The layout around it stays.
    await expect(navbarOf(page)).toBeVisible();
    await expectAccessibleInModes(page, what);
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText('Search');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
