import {HEADINGS} from './headings';
import {Problems, watch} from './support/problems';
import {expect, expectHydrated, readRoutes, readSitemap, test} from './support/test';

const {published} = readRoutes();
// The list is a floor: what the build has beyond it is visited too.
const further = readSitemap().filter((route) => !published.includes(route));

test('every route of the list has its heading in the table', () => {
  expect(Object.keys(HEADINGS).sort()).toEqual([...published].sort());
});

for (const route of [...published, ...further]) {
  test(`${route} is a whole page`, async ({reader, site}) => {
    const problems = new Problems();
    const page = await reader.newPage();
    watch(page, problems);
    const response = await page.goto(site.url + route.slice(1));
    expect(response?.status()).toBe(200);
    await expectHydrated(page);
    const heading = page.locator('h1');
    await expect(heading).toHaveCount(1);
    const expected = HEADINGS[route];
    if (expected === undefined) {
      await expect(heading).not.toBeEmpty();
      await expect(page).toHaveTitle(/^.+ \| Boyka Framework$/);
    } else {
      const {heading: text, title} =
        typeof expected === 'string' ? {heading: expected, title: expected} : expected;
      await expect(heading).toHaveText(text);
      await expect(page).toHaveTitle(`${title} | Boyka Framework`);
    }
    await page.close();
    expect(problems.left()).toEqual([]);
  });
}
