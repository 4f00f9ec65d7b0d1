// cspell:ignore zzqxxkwj quickst
import {expectAccessibleInModes} from '../support/axe';
import {ANY_FAULT} from '../support/problems';
import {expect, type test as siteTest} from '../support/test';
import type {Mode} from './behavior';
import {SearchModal} from './modal';

/** The page behind it is the same in each state. */
const DIALOG = 'dialog[open]';

/** What the search is to those who see it otherwise, or have no mouse. */
export function describeAccess(test: typeof siteTest, mode: Mode): void {
  test('has no faults of accessibility', async ({page, problems}) => {
    test.slow();
    const search = new SearchModal(page);
    const expectAccessible = async (state: string) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 900});
        await expectAccessibleInModes(page, `${state} at ${width} pixels`, DIALOG);
      }
    };
    await page.emulateMedia({reducedMotion: 'reduce'});
    await search.openOn('/docs/intro');
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    await expectAccessible('results');
    await search.ask('zzqxxkwj');
    await expect(search.modal).toContainText('Try searching for');
    await expectAccessible('no results');
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    await search.enterFirst();
    await expect(page.locator('h1')).toHaveText('Quickstart');
    // The bar of progress takes its time to go.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await search.open();
    await expect(search.modal.getByTitle('Save this search')).toBeVisible();
    await expectAccessible('recent searches');
    problems.allow(ANY_FAULT);
    await Object.values(mode.faults)[0]!(page);
    await search.openOn('/docs/intro');
    await search.ask('quickst');
    await expect(search.modal).toContainText('Unable to fetch results');
    await expectAccessible('failure');
  });
}
