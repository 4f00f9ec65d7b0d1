import {findType, sourceUrl} from '../../src/framework';
import {expectInSight} from './support/inSight';
import {expect, expectHydrated, open, test} from './support/test';

const ROUTE = '/api/actions/elements/element-actions';
const TYPE = findType('ElementActions');
const METHODS = (TYPE.methods ?? []).filter(
  (method) => method.modifiers.includes('public') && method.returns !== undefined,
);
const headingOf = (name: string) =>
  `#${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test('a method is found in the table, read with its source and facts, and copied with its imports', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, ROUTE);
  const links = page.locator('.bk-methods a');
  const hashes = links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({hash}) => hash));
  expect((await hashes).sort()).toEqual(METHODS.map(({name}) => headingOf(name)).sort());
  const row = page.locator('.bk-methods tr').filter({hasText: 'isDisplayed()'});
  await expect(row.getByRole('link')).toHaveText(['isDisplayed()', 'verifyIsDisplayed()']);
  const sources = await page
    .locator('a[aria-label^="Source, line"]')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ariaLabel, href}) => [ariaLabel, href]));
  expect(sources).toEqual(
    expect.arrayContaining(
      METHODS.map(({name, line}) => [
        `Source, line ${line} of ${name}`,
        sourceUrl(TYPE.file, line),
      ]),
    ),
  );

  await expectInSight(page.locator('.bk-methods tr').nth(3));
  await links.filter({hasText: /^isDisplayed\(\)$/}).click();
  await expect(page).toHaveURL(/#is-displayed$/);
  await expectInSight(page.locator('#is-displayed'));
  const example = page.locator('.theme-code-block', {hasText: 'CART_BADGE).isDisplayed()'});
  await expectInSight(example);
  for (const [name, file] of [
    ['CatalogPage.CART_BADGE', 'CatalogPage'],
    ['ElementStateTest.showsABadgeWhenTheCartHasAProduct', 'ElementStateTest'],
  ] as const) {
    const source = example.locator('xpath=following-sibling::*[1]').getByRole('link', {name});
    const address = new RegExp(`/blob/main/.*src/samples/.+/${file}\\.java#L\\d+-L\\d+$`);
    await expect(source).toHaveAttribute('href', address);
  }
  const call = 'assertThat(onElement(CatalogPage.CART_BADGE).isDisplayed()).isTrue();';
  expect((await example.locator('pre').innerText()).trim()).toBe(call);
  await expect(example.locator('pre').getByRole('link', {name: 'onElement'})).toBeVisible();
  await example.getByRole('button', {name: 'Copy'}).click();
  await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

${call}`,
  );
  const facts = page.locator('.bk-method-head:has(#is-displayed) ~ dl').first();
  await expect(facts.locator('dt, dd')).toHaveText([
    ...['Waits until', 'visible · ≤ 10 s'],
    ...['If it is missing', 'false'],
    ...['Listener', 'onIsDisplayed'],
    ...['Throws', 'shared errors'],
  ]);

  await test.step('the target is marked: of an address, then of client navigation', async () => {
    const markOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).boxShadow);
    const head = (name: string) => markOf(`.bk-method-head:has(#${name})`);
    await page.reload();
    await expectHydrated(page);
    const [mark, plain] = [await head('is-displayed'), await head('clear')];
    expect(mark, 'by its address').not.toBe(plain);
    await links.filter({hasText: 'clear()'}).click();
    await expect(page.locator('#clear')).toHaveAttribute('data-target', '');
    expect(await head('clear')).toBe(mark);
    expect(await head('is-displayed')).toBe(plain);
    await page.locator('.table-of-contents a[href="#methods"]').click();
    await expect(page.locator('#clear')).not.toHaveAttribute('data-target');
    expect(await head('clear')).toBe(plain);
    expect(await markOf('#methods'), 'a heading of level 2').toBe(mark);
  });

  await test.step('folded steps open on a click, on paper, and for a link or address', async () => {
    const steps = page.locator('#clear-steps');
    await expect(steps).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('Clearing element located by: {name}')).toBeVisible();
    await page.emulateMedia({media: null});
    const fold = page.locator('details:has(#clear-steps)');
    for (const isOpen of [true, false]) {
      await fold.locator('> summary').click();
      await expect(steps).toBeVisible({visible: isOpen});
    }
    await page.locator('a[href="#clear-steps"]').first().click();
    await expect(steps).toBeInViewport();
    await page.reload();
    await expectHydrated(page);
    await expect(steps).toBeInViewport();
    const errors = fold.locator('ul > li');
    await expect(errors.first()).toContainText('Element ({name}) not found');
    await expect(errors.last()).toContainText('pausing the thread');
  });
});

test('a phone leaves out what surrounds the body of a test, but not in the clipboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/api/actions/elements/clickable-actions');
  const box = page.locator('.theme-code-block', {hasText: 'dragsTheBoxStepByStep'});
  const code = box.locator('code');
  await expect(code.getByText('dragsTheBoxStepByStep')).toBeHidden();
  await expect(code.getByText('draw', {exact: true})).toBeVisible();
  await code.getByText('var').first().scrollIntoViewIfNeeded();
  await expectInSight(code.getByText('var').first());
  await box.getByRole('button', {name: 'Copy'}).click();
  await expect(box.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\n\n@Test\npublic void dragsTheBox/,
  );
});
