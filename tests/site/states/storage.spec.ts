import {expect, open, test} from '../support/test';

test('a storage whose getter throws gives one warning, and everything works', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '/docs/intro');
  const html = page.locator('html');
  await page.getByRole('button', {name: /color mode|dark and light/i}).click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
});

test('a full storage persists nothing, and everything works', async ({page, problems}) => {
  problems.allow(/Docusaurus storage error, can't set/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: /color mode|dark and light/i}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('whatever is in storage, the announcement bar shows', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('docusaurus.announcement.dismiss')) {
        localStorage.setItem(key, 'true');
      }
    }
  });
  expect(
    await page.evaluate(() => Object.values(localStorage).filter((value) => value === 'true')),
  ).toHaveLength(1);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText('Boyka is free and open source')).toBeVisible();
});

test('an unknown preferred version is cleared, for each area', async ({page}) => {
  for (const [area, route] of [
    ['default', '/docs/intro'],
    ['api', '/api/intro'],
    ['contributing', '/contributing/welcome'],
    ['community', '/community/our-team'],
  ] as const) {
    await open(page, route);
    // The name ends in the site's own suffix, which the stored keys tell.
    const suffix = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'))!;
      return key.replace('docusaurus.announcement.id', '');
    });
    const key = `docs-preferred-version-${area}${suffix}`;
    await page.evaluate((name) => localStorage.setItem(name, '9.9-gone'), key);
    await page.reload();
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
});
