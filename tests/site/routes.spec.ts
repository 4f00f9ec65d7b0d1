import {HEADINGS} from './headings';
import {Problems, watch} from './support/problems';
import {expect, expectHydrated, readRoutes, readSitemap, test} from './support/test';

const {published} = readRoutes();
// The list is a floor: what the build has beyond it is visited too.
const further = readSitemap().filter((route) => !published.includes(route));

test('every route of the list has its heading in the table', () => {
  expect(Object.keys(HEADINGS).sort()).toEqual([...published].sort());
});

/** What a page must be called; of one that is not in the table only that it is called something. */
function namesOf(route: string): {heading: string | RegExp; title: string | RegExp} {
  const expected = HEADINGS[route];
  if (expected === undefined) {
    return {heading: /\S/, title: /^.+ \| Boyka Framework$/};
  }
  const {heading, title} =
    typeof expected === 'string' ? {heading: expected, title: expected} : expected;
  return {heading, title: `${title} | Boyka Framework`};
}

for (const route of [...published, ...further]) {
  test(`${route} is a whole page`, async ({reader, site}) => {
    const {heading, title} = namesOf(route);
    const problems = new Problems();
    const page = await reader.newPage();
    watch(page, problems);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {origin} = new URL(request.url());
      if (origin !== new URL(site.url).origin && origin !== 'null') {
        foreign.push(request.url());
      }
    });
    const response = await page.goto(site.url + route.slice(1));
    expect(response?.status()).toBe(200);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText([heading]);
    await expect(page).toHaveTitle(title);
    // A connection that is opened ahead is no request, and tells the other host of the reader too.
    const ahead = page.locator(':is(link[rel="preconnect"], link[rel="dns-prefetch"])');
    await expect(ahead).toHaveCount(0);
    await page.close();
    expect(problems.left()).toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  });
}
