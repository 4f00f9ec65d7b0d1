import {configPageOf} from '../../src/knowledge/configPages';
import {findType, sinceOf, sourceUrl, types} from '../../src/framework';
import {loadBuilt} from './support/buildOutput';
import {expect, expectHydrated, open, test} from './support/test';

const ROUTE = '/api/actions/elements/element-actions';
const TYPE = findType('ElementActions');
const METHODS = (TYPE.methods ?? []).filter(
  (method) => method.modifiers.includes('public') && method.returns !== undefined,
);
const headingOf = (name: string) =>
  `#${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test('a property and a constant show the release that brought them, where it is newer than 2.0.0', () => {
  const locator = loadBuilt('/api/builders/locator');
  expect(locator('#web-index').text()).toMatch(/ · since 2\.9\.0$/);
  expect(locator('#web').text()).not.toContain('since');
  const enums = loadBuilt('/api/enums');
  const shown = enums('td:has(small)')
    .toArray()
    .map((cell) => enums(cell).text());
  const documented = types().filter(({name}) => enums(`a[aria-label="Source of ${name}"]`).is('*'));
  const dated = documented.flatMap(({name, enumConstants = []}) =>
    enumConstants.flatMap((constant) => {
      const since = sinceOf(`${name}.${constant.name}`);
      return since ? `${constant.name} since ${since}` : [];
    }),
  );
  expect(dated.length).toBeGreaterThan(3);
  expect(shown.sort()).toEqual(dated.sort());
});

test('the table of methods, on the first screen, leads to every method', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, ROUTE);
  await expect(page.locator('.bk-methods tr').nth(3)).toBeInViewport();
  const row = page.locator('.bk-methods tr').filter({hasText: 'isDisplayed()'});
  await expect(row.getByRole('link')).toHaveText(['isDisplayed()', 'verifyIsDisplayed()']);
  const links = page.locator('.bk-methods a');
  const targets = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({hash}) => hash));
  expect(targets.sort()).toEqual(METHODS.map(({name}) => headingOf(name)).sort());
  for (const target of targets) {
    await expect(page.locator(`h3${target}`)).toHaveCount(1);
  }
  await links.filter({hasText: 'getText()'}).click();
  await expect(page).toHaveURL(/#get-text$/);
  await expect(page.locator('#get-text')).toBeInViewport();
});

test('a method has its source, its example below its name, copied with its imports, and the facts in a row', async ({
  page,
}) => {
  await open(page, ROUTE);
  for (const {name, line} of METHODS) {
    const link = page.getByRole('link', {name: `Source, line ${line} of ${name}`, exact: true});
    await expect(link).toHaveAttribute('href', sourceUrl(TYPE.file, line));
  }
  const heading = page.locator('#is-displayed');
  const example = page.locator('.theme-code-block', {hasText: 'CART_BADGE).isDisplayed()'});
  const [top, below] = await Promise.all(
    [heading, example].map(async (item) => (await item.boundingBox())!.y),
  );
  expect(below! - top!).toBeLessThan(130);
  const source = (file: string) =>
    new RegExp(`/blob/main/.*src/samples/.+/${file}\\.java#L\\d+-L\\d+$`);
  for (const [name, file] of [
    ['CatalogPage.CART_BADGE', 'CatalogPage'],
    ['ElementStateTest.showsABadgeWhenTheCartHasAProduct', 'ElementStateTest'],
  ] as const) {
    const links = example.locator('xpath=following-sibling::*[1]');
    await expect(links.getByRole('link', {name})).toHaveAttribute('href', source(file));
  }
  const call = 'assertThat(onElement(CatalogPage.CART_BADGE).isDisplayed()).isTrue();';
  expect((await example.locator('pre').innerText()).trim()).toBe(call);
  await example.getByRole('button', {name: 'Copy'}).click();
  await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

${call}`,
  );
  const facts = page.locator('.bk-method-head:has(#is-displayed) ~ dl').first();
  await expect(facts.locator('dt')).toHaveText([
    'Waits until',
    'If it is missing',
    'Listener',
    'Throws',
  ]);
  await expect(facts.locator('dd')).toHaveText([
    'visible · ≤ 10 s',
    'false',
    'onIsDisplayed',
    'shared errors',
  ]);
});

test('folded steps open on a click, on paper, and for an address or a link that names them', async ({
  page,
}) => {
  const steps = '#clear-steps';
  await open(page, ROUTE);
  await expect(page.locator(steps)).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Clearing element located by: {name}')).toBeVisible();
  await page.emulateMedia({media: null});
  await page.locator(`details:has(${steps}) > summary`).click();
  await expect(page.locator(steps)).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await page.locator(`a[href="${steps}"]`).first().click();
  await expect(page.locator(steps)).toBeInViewport();
  await open(page, '/api/intro');
  await open(page, `${ROUTE}${steps}`);
  await expect(page.locator(steps)).toBeInViewport();
  const errors = page.locator(`details:has(${steps}) ul > li`);
  await expect(errors.first()).toContainText('Element ({name}) not found');
  await expect(errors.last()).toContainText('pausing the thread');
});

test('a target is marked where client navigation leads, and no longer where the address led', async ({
  page,
}) => {
  const head = (name: string) => `.bk-method-head:has(#${name})`;
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await open(page, `${ROUTE}#get-text`);
  const [tint, plain] = [await background(head('get-text')), await background(head('clear'))];
  expect(tint, 'by its address').not.toBe(plain);
  await page.locator('.bk-methods a').filter({hasText: 'clear()'}).click();
  await expect(page.locator('#clear')).toHaveAttribute('data-target', '');
  expect(await background(head('clear'))).toBe(tint);
  expect(await background(head('get-text'))).toBe(plain);
  await page.locator('.table-of-contents a[href="#methods"]').click();
  await expect(page.locator('#clear')).not.toHaveAttribute('data-target');
  expect(await background(head('clear'))).toBe(plain);
  expect(await background('#methods'), 'a heading of level 2').toBe(tint);
});

test('a phone leaves out what surrounds the body of a test, but in the clipboard, and marks a line to the edge', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/api/actions/elements/clickable-actions');
  const box = page.locator('pre', {hasText: 'dragsTheBoxStepByStep'});
  const code = box.locator('code');
  await expect(code.getByText('dragsTheBoxStepByStep')).toBeHidden();
  await expect(code.getByText('draw', {exact: true})).toBeVisible();
  const boxes = [
    box,
    code,
    code.locator('.theme-code-block-highlighted-line'),
    code.getByText('var'),
  ];
  const [outer, inner, line, first] = await Promise.all(
    boxes.map((part) => part.first().evaluate((element) => element.getBoundingClientRect())),
  );
  expect(first!.left).toBeGreaterThanOrEqual(outer!.left);
  expect(first!.left).toBeLessThan(outer!.left + 24);
  const right = Math.max(outer!.right, inner!.right);
  expect(line!.right, 'of the box, or of the longest line').toBeCloseTo(right, 0);
  expect(await code.textContent()).toMatch(/\n\n@Test\npublic void dragsTheBox/);
});

test('the HTML of a page has all of a method, with links to its types, keys, and hosts that we know', () => {
  const content = loadBuilt(ROUTE)('.markdown');
  expect(content.find('a[href$="#ui.timeout.explicit_wait"]').attr('href')).toContain(
    configPageOf('ui.timeout'),
  );
  const outside = content
    .find(':is([role="region"], dl, .bk-method-head) a[href^="http"]')
    .toArray();
  const hosts = new Set(outside.map(({attribs}) => new URL(attribs['href']!).host));
  expect([...hosts].sort()).toEqual([
    'docs.oracle.com',
    'github.com',
    'truth.dev',
    'www.selenium.dev',
  ]);
  const signature = content.find('.bk-method-head:has(#on-element) a:contains("Locator")');
  expect(signature.attr('href')).toBe('/boyka-framework/api/builders/locator');
  const text = content.text().replace(/\s+/g, ' ');
  for (const part of [
    '<T> T executeScript(String script, Object... args)',
    'Calls onClear(locator) of the listener, before the driver acts',
    'Waits until the element is visible and enabled, at most ui.timeout.explicit_wait',
    'onElement(WebFormPage.TEXT).clear();',
  ]) {
    expect(text).toContain(part);
  }
});
