import {findType, readApi, sourceUrl} from '../../src/framework';
import {expect, open, test} from './support/test';

const ROUTE = '/api/actions/elements/element-actions';
const TYPE = findType('ElementActions');
const METHODS = (TYPE.methods ?? []).filter(
  (method) => method.modifiers.includes('public') && method.returns !== undefined,
);
const headingOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('the table of methods leads to every method', async ({page}) => {
  await open(page, ROUTE);
  const links = page.locator('.bk-methods a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.map((target) => target?.replace(/^.*#/, '')).sort()).toEqual(
    METHODS.map(({name}) => headingOf(name)).sort(),
  );
  for (const target of targets) {
    await expect(page.locator(`h3[id="${target!.replace(/^.*#/, '')}"]`)).toHaveCount(1);
  }
  await links.filter({hasText: 'getText()'}).click();
  await expect(page).toHaveURL(/#get-text$/);
  await expect(page.locator('#get-text')).toBeInViewport();
});

test('a signature leads to the pages of its types, and every link of a sheet to its place', async ({
  page,
}) => {
  await open(page, ROUTE);
  await page
    .getByRole('region', {name: 'Signature of onElement(Locator)'})
    .getByRole('link', {name: 'Locator', exact: true})
    .click();
  await expect(page).toHaveURL(/\/api\/builders\/locator\/?$/);
  await expect(page.locator('h1')).toHaveText('Locator');

  await open(page, ROUTE);
  const links = page.locator('.markdown :is([role="region"], dl) a');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  const own = new URL(page.url()).origin;
  const inside = new Set(
    addresses.filter((address) => address.startsWith(own)).map((address) => address.split('#')[0]!),
  );
  expect(inside.size).toBeGreaterThan(3);
  for (const address of inside) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  const outside = new Set(
    addresses.filter((address) => !address.startsWith(own)).map((address) => new URL(address).host),
  );
  expect([...outside].sort()).toEqual([
    'docs.oracle.com',
    'github.com',
    'truth.dev',
    'www.selenium.dev',
  ]);
});

test('every method leads to its line in the source at the documented tag', async ({page}) => {
  await open(page, ROUTE);
  const {tag} = readApi();
  for (const {name, line} of METHODS) {
    const link = page.getByRole('link', {name: `Source, line ${line} of ${name}`, exact: true});
    await expect(link).toHaveAttribute('href', sourceUrl(TYPE.file, line));
    await expect(link).toHaveAttribute('href', new RegExp(`/blob/${tag}/.+#L${line}$`));
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a method can be read: signature, steps, errors, example', async ({page, site}) => {
    await page.goto(site.url + ROUTE.slice(1));
    await expect(page.locator('h1')).toHaveText('ElementActions');
    await expect(page.getByRole('region', {name: 'Signature of executeScript'})).toContainText(
      '<T> T executeScript(String script, Object... args)',
    );
    const text = (await page.locator('.markdown').innerText()).replace(/\s+/g, ' ');
    for (const part of [
      'Clearing element located by: {name}',
      'onClear(locator) , before the driver acts',
      'Waits until the element is visible and enabled, at most ui.timeout.explicit_wait',
      'Element ({name}) not found for platform ({platform})...',
      'onElement(WebFormPage.TEXT).clear();',
    ]) {
      expect(text.replace(/\s+,/g, ','), part).toContain(part.replace(/\s+,/g, ','));
    }
  });
});

test('no reader downloads the facts of other types', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  await open(page, ROUTE);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code, 'the page itself is among the scripts').toContain('Clearing element located by');
  expect(code).not.toContain('Making the window full screen');
  expect(code).not.toContain('topLevelTypes');
});
