import {LONG_PAGE} from '../site/support/pageParts';
import {expectHeadingsShown, expectPlacesKept, expectTargetAtOnce} from '../site/support/places';
import {test} from '../site/support/test';

// Where each kind of page is scrolled to. `npm test` looks at two: tests/site/places.spec.ts.

for (const width of [390, 1280]) {
  for (const route of [
    '/',
    '/docs/guides/waits-and-timeouts',
    '/docs/guides/config/configuration',
    LONG_PAGE,
    '/contributing/site/working-on-the-site',
    '/blog/welcome',
  ]) {
    test(`Back, Forward, and deep links show the place on ${route} at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await expectPlacesKept(page, route);
      await expectTargetAtOnce(page, route);
    });
  }

  test(`a link to a heading of another area ends with it below the navbar at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const route of [
      LONG_PAGE,
      '/docs/guides/migrate/selenium',
      '/contributing/site/writing',
    ]) {
      await expectHeadingsShown(page, route);
    }
  });
}
