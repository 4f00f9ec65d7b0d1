import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {CONFIG_OVERVIEW} from '../../src/knowledge/configPages';
import {configKeys} from '../../src/framework/config';
import {WEB_CONFIGURATION} from './support/landmarks';
import {expectInSight} from './support/inSight';
import {scrollSteps} from './support/pageParts';
import {expect, open, test} from './support/test';

const KEYS = configKeys();

/** Every id that the page had while it held the keys in depth: links to them are everywhere. */
const OLD_IDS = readFileSync(path.join(__dirname, 'configuration-ids.txt'), 'utf8')
  .trim()
  .split('\n');

/** What marks the target of an address: a row is tinted, a key has a bar. */
const markOf = (element: Locator) =>
  element.evaluate((node) => {
    const {backgroundColor, boxShadow} = getComputedStyle(node);
    return `${backgroundColor}, ${boxShadow}`;
  });

const idsOf = (elements: Locator) => elements.evaluateAll((all) => all.map(({id}) => id));

test('a row leads to its key, which is marked, copied, and linked to its source and errors', async ({
  page,
}) => {
  await open(page, `${CONFIG_OVERVIEW}#ui.web.browser`);
  const row = page.locator('[id="ui.web.browser"]');
  await expectInSight(row);
  const otherRow = page.locator('[id="ui.web.headless"]');
  expect(await markOf(row.locator('td').last())).not.toBe(
    await markOf(otherRow.locator('td').last()),
  );

  await test.step('every id of the former page is seen below the bar', async () => {
    const lost = await page.evaluate((ids) => {
      const bar = document.querySelector('nav.navbar')!;
      return ids.filter((id) => {
        window.location.hash = id;
        const target = document.getElementById(id);
        const {top = -1, height = 0} = target?.getBoundingClientRect() ?? {};
        return !(height > 0 && top >= bar.clientHeight && top < window.innerHeight);
      });
    }, OLD_IDS);
    expect(lost).toEqual([]);
  });

  await row.getByRole('link', {name: 'browser'}).click();
  await expect(page).toHaveURL(/\/docs\/guides\/config\/web#ui\.web\.browser$/);
  await expect(page.locator('h1')).toHaveText(WEB_CONFIGURATION.title);
  const key = page.locator('[data-config-key="ui.web.<key>.browser"]');
  await expect(key).toHaveAttribute('data-target', '');
  await expectInSight(key.locator('[data-kind="key-name"]'));
  const other = page.locator('[data-config-key="ui.web.<key>.headless"]');
  expect(await markOf(key)).not.toBe(await markOf(other));
  await expect(page.getByRole('link', {name: 'Source of ui.web.<key>.headless'})).toHaveAttribute(
    'href',
    /\/blob\/v2\.9\.0\/.*\/config\/ui\/web\/WebSetting\.java#L\d+$/,
  );
  await key.getByRole('button', {name: 'Copy'}).click();
  await expect(key.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ui: {web: {shop: {browser: 'CHROME'}}}});
  await key.getByRole('link', {name: 'INVALID_BROWSER'}).click();
  await expect(page).toHaveURL(/\/troubleshooting\/sessions#invalid-browser$/);
  await expect(page.locator('#invalid-browser')).toContainText('NONE Browser type is not allowed');
});

test.describe('the filter', () => {
  const rows = (page: Page) =>
    page.locator('[data-config-table] tr[id]:has(td)').filter({visible: true});
  const field = (page: Page) => page.getByRole('searchbox', {name: `Filter ${KEYS.length} keys`});
  const platform = (page: Page) => page.getByRole('combobox', {name: 'Platform'});

  test('narrows the rows while a reader types, announces how many are left, and stays in sight', async ({
    page,
  }) => {
    const count = page.locator('output');
    await open(page, CONFIG_OVERVIEW);
    await expect(count).toHaveAttribute('aria-live', 'polite');
    await expect(count).toHaveText(`${KEYS.length} of ${KEYS.length} keys`);

    await field(page).pressSequentially('explicit');
    await expect(count).toHaveText(`1 of ${KEYS.length} keys`);
    expect(await idsOf(rows(page))).toEqual(['ui.timeout.explicit_wait']);

    await test.step('what is left empty goes too: headings, tables, and paths', async () => {
      await expect(page.getByRole('heading', {name: 'Web sessions'})).toBeHidden();
      await expect(page.locator('#ui-delay')).toBeHidden();
      await expect(page.getByRole('heading', {name: 'All UI sessions'})).toBeVisible();
      await expect(page.locator('#ui-timeout')).toBeVisible();
    });

    await field(page).fill('no such key');
    await expect(count).toHaveText(`0 of ${KEYS.length} keys`);
    await expect(page.getByText('No key matches')).toBeVisible();
    await page.getByRole('button', {name: 'Clear the filter'}).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('No key matches')).toBeHidden();
    await expect(rows(page)).toHaveCount(KEYS.length);

    await test.step('stays above the last row, below the navbar that scrolling up brings back', async () => {
      await rows(page).last().scrollIntoViewIfNeeded();
      await expectInSight(field(page));
      await scrollSteps(page, -300, 1);
      await expect(page.locator('nav.navbar')).toBeInViewport({ratio: 1});
      await expectInSight(field(page));
      await field(page).fill('headless');
      await expect(rows(page).first()).toBeInViewport();
    });

    for (const [typed, ids] of [
      ['ui.web.headless', ['ui.web.headless']],
      ['ui.web.<key>.headless', ['ui.web.headless']],
      ['explicit nothing', []],
      ['EXPLICIT_WAIT', ['ui.timeout.explicit_wait']],
      ['wait explicit', ['ui.timeout.explicit_wait']],
    ] as const) {
      await test.step(`finds ${typed}`, async () => {
        // All rows are back: the ones that are counted next are those of this filter.
        await field(page).fill('');
        await expect(rows(page)).toHaveCount(KEYS.length);
        await field(page).fill(typed);
        await expect.poll(() => idsOf(rows(page))).toEqual(ids);
      });
    }

    await test.step('keeps the keys of a platform', async () => {
      await field(page).fill('');
      await platform(page).selectOption('iOS');
      const keys = KEYS.filter(({platforms}) => platforms.includes('IOS'));
      const expected = keys.map(({anchor}) => anchor).sort();
      await expect.poll(async () => (await idsOf(rows(page))).sort()).toEqual(expected);
    });
  });

  test('is in the address, which shows the same rows to whom it is sent, and after Back', async ({
    page,
  }) => {
    // A hash that cannot be decoded changes nothing.
    await open(page, `${CONFIG_OVERVIEW}?other=1#%`);
    await field(page).fill('screenshot path');
    await platform(page).selectOption('Web');
    await expect(page).toHaveURL(/\?other=1&filter=screenshot\+path&platform=web#%$/);

    await open(page, `${CONFIG_OVERVIEW}?filter=screenshot+path&platform=web`);
    await expect(field(page)).toHaveValue('screenshot path');
    await expect(platform(page)).toHaveValue('web');
    await expect.poll(() => idsOf(rows(page))).toEqual(['ui.screenshot.path']);

    await field(page).fill('');
    await platform(page).selectOption('All platforms');
    await expect(page).toHaveURL(/\/configuration\/?$/);

    await field(page).fill('headless');
    await rows(page).first().getByRole('link').click();
    await expect(page.locator('h1')).toHaveText(WEB_CONFIGURATION.title);
    await page.goBack();
    await expect(field(page)).toHaveValue('headless');
    await expect.poll(() => idsOf(rows(page))).toContain('ui.web.headless');
    await expect(rows(page).filter({hasText: 'explicit_wait'})).toHaveCount(0);

    await test.step('gives way to a link to a row that it hides', async () => {
      await open(page, `${CONFIG_OVERVIEW}?filter=headless#api.base_uri`);
      await expectInSight(page.locator('[id="api.base_uri"]'));
      await expect(field(page)).toHaveValue('');
      await expect(rows(page)).toHaveCount(KEYS.length);
      await expect(page).toHaveURL(/configuration\/?#api\.base_uri$/);
    });
  });
});
