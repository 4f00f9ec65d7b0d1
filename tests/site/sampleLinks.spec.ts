import {expectAccessibleInModes} from './support/axe';
import {ELEMENT_ACTIONS} from './support/landmarks';
import {readBuilt} from './support/buildOutput';
import {expect, open, test} from './support/test';

const GUIDE = '/docs/guides/ui/assertions';

test('a name in Java leads to its section, looks like the rest until it is meant, and is no stop of the Tab key', async ({
  page,
}) => {
  await open(page, GUIDE);
  const link = page.locator('pre').getByRole('link', {name: 'verifyText', exact: true}).first();
  await expect(link).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  const color = await link.evaluate((element) => getComputedStyle(element).color);
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-color', color);
  expect(await link.evaluate((element: HTMLElement) => element.tabIndex)).toBe(-1);
  await expectAccessibleInModes(page, 'samples with links', 'main');
  await link.click();
  await expect(page).toHaveURL(/\/element-actions#verify-text$/);
  await expect(page.locator('#verify-text')).toBeInViewport();
});

test('a name is a link once in a block, and never to the section that it is in', async ({page}) => {
  await open(page, `/${ELEMENT_ACTIONS.path}`);
  const blocks = await page
    .locator('pre')
    .evaluateAll((all) =>
      all.map((block) =>
        [...block.querySelectorAll<HTMLAnchorElement>('a.token')].map(({href}) => href),
      ),
    );
  expect(blocks.flat().length).toBeGreaterThan(10);
  for (const links of blocks) {
    expect(links).toEqual([...new Set(links)]);
  }
  const own = page.locator('#is-displayed').locator('xpath=following::pre[@role="group"][1]');
  await expect(own.getByRole('link', {name: 'isDisplayed', exact: true})).toHaveCount(0);
  await expect(own.getByRole('link', {name: 'onElement', exact: true})).toHaveCount(1);
});

test('the code of another library has no links, and that of the framework beside it has', async ({
  page,
}) => {
  await open(page, '/docs/guides/migrate/selenium');
  const [theirs, ours] = await page.locator('.bk-sides > div').all();
  await expect(theirs!.locator('pre a')).toHaveCount(0);
  expect(await ours!.locator('pre a').count()).toBeGreaterThan(3);
});

test('copied code and the Markdown of a page have no links in samples', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GUIDE);
  const block = page
    .locator('.theme-code-block')
    .filter({has: page.locator('pre a')})
    .first();
  await block.getByRole('button', {name: /^Copy/}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain((await block.locator('pre a').first().textContent())!);
  expect(copied).not.toMatch(/<a|href/);
  const fences = readBuilt(`${GUIDE.slice(1)}.md`).match(/^```java[^]*?^```/gm) ?? [];
  expect(fences.length).toBeGreaterThan(0);
  expect(fences.join('\n')).not.toMatch(/\]\(|<a|href/);
});
