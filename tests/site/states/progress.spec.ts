import {expect, expectHydrated, test} from '../support/faults';

test('the progress bar comes 200 ms after a slow navigation, trickles, and goes', async ({
  page,
  faulty,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({effectiveType: '4g', saveData: true}),
    });
  });
  await page.goto(`${faulty.url}docs/intro/`);
  await expectHydrated(page);
  faulty.spoil(/\/assets\/js\//, {delay: 2500});
  await page.evaluate(() => {
    const steps: {at: number; left: number}[] = [];
    Object.assign(window, {steps});
    document.querySelector<HTMLAnchorElement>('a.navbar__link[href$="/api/intro"]')!.click();
    const start = performance.now();
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('#nprogress .bar');
      const left = /-?[\d.]+(?=%)/.exec(shown?.style.transform ?? '')?.[0];
      if (left !== undefined) {
        steps.push({at: performance.now() - start, left: Number(left)});
      }
    }).observe(document.body, {childList: true, subtree: true, attributes: true});
  });
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page).toHaveURL(/\/api\/intro/);
  await expect(page.locator('h1')).not.toHaveText('What Boyka Framework does');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const steps = await page.evaluate(
    () => (window as unknown as {steps: {at: number; left: number}[]}).steps,
  );
  // It begins at 8 percent, no sooner than 200 ms after the click.
  expect(steps[0]!.at).toBeGreaterThanOrEqual(195);
  expect(steps[0]!.left).toBeCloseTo(-92, 0);
  // And trickles: each further step goes on to the right.
  const places = [...new Set(steps.map(({left}) => left))];
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a fast navigation shows no progress bar', async ({page, faulty}) => {
  await page.goto(`${faulty.url}docs/intro/`);
  await expectHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, {bars: 0});
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        Object.assign(window, {bars: 1});
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  const link = page.getByRole('link', {name: 'API', exact: true}).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(/\/api\/intro/);
  await expect(page.locator('h1')).not.toHaveText('What Boyka Framework does');
  expect(await page.evaluate(() => (window as unknown as {bars: number}).bars)).toBe(0);
});
