import {expectAccessibleInModes} from '../site/support/axe';
import {open, readRoutes, readSitemap, test} from '../site/support/test';

for (const route of new Set([...readRoutes().published, ...readSitemap()])) {
  test(`${route} is accessible in both modes`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, route);
    await expectAccessibleInModes(page, route);
  });
}
