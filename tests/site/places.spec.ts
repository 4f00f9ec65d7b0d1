import {LONG_PAGE} from './support/pageParts';
import {expectHeadingsShown, expectPlacesKept, expectTargetAtOnce} from './support/places';
import {expect, open, test} from './support/test';

// Where a page is scrolled to: after Back and Forward, and when a link or an address names a heading.
// Other kinds of page: tests/modes/places.spec.ts.

for (const [route, width] of [
  [LONG_PAGE, 390],
  ['/docs/guides/waits-and-timeouts', 1280],
] as const) {
  test(`Back and Forward keep the place on ${route} at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await expectPlacesKept(page, route);
  });
}

test('a link to a heading of another area ends with it below the navbar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await expectHeadingsShown(page, LONG_PAGE);
  await expectHeadingsShown(page, '/docs/guides/migrate/selenium');
});

test('a deep link shows its target before any script has come', async ({page}) => {
  await expectTargetAtOnce(page, LONG_PAGE);
});

test('a fold that a reader opened is open after Back, with the place', async ({page}) => {
  await open(page, '/docs/getting-started/quickstart');
  await page.getByText('Errors of npx and the CLI').click();
  const link = page.getByRole('link', {name: 'Let scripts run'});
  await link.click();
  await expect(page.locator('h1')).toHaveText('Work on Windows');
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('a chosen tab is chosen after Back', async ({page}) => {
  const tab = page.getByRole('tab', {name: 'macOS', exact: true}).first();
  await open(page, '/?platform=android');
  await tab.click();
  await expect(page).toHaveURL(/\?platform=macos$/);
  await open(page, '/search');
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the shell that a reader chose is chosen on the next page', async ({page}) => {
  const shell = page.getByRole('tab', {name: 'PowerShell'}).first();
  await open(page, '/docs/guides/run/behind-a-proxy');
  await shell.click();
  await open(page, '/docs/guides/run/grid-or-cloud');
  await expect(shell).toHaveAttribute('aria-selected', 'true');
});

test('an address, or a link to a text, leads into a tab that is not selected and a closed fold', async ({
  page,
}) => {
  const quickstart = '/docs/getting-started/quickstart';
  const folded = page.getByText('No compiler is provided in this environment');
  await open(page, `${quickstart}#create`);
  await expect(page.getByRole('heading', {name: 'Use the Boyka CLI'})).toBeInViewport();
  for (const hash of ['#no-compiler', '#:~:text=No%20compiler%20is%20provided']) {
    // A change of the hash alone would find the fold open.
    await page.goto('about:blank');
    await open(page, quickstart + hash);
    await expect(folded, hash).toBeInViewport();
  }
});
