import {HEADINGS} from '../headings';
import {expect, expectHydrated, test} from '../support/test';

const PATHS = [
  ['docs/intro/index.html', 'docs/intro/', '/docs/intro'],
  ['docs/intro.html', 'docs/intro/', '/docs/intro'],
  ['blog.html', 'blog/', '/blog'],
  ['blog/index.html', 'blog/', '/blog'],
  ['blog/welcome.html', 'blog/welcome/', '/blog/welcome'],
  ['index.html', '', '/'],
] as const;

for (const [asked, bare, route] of PATHS) {
  test(`${asked} ends on the bare path`, async ({page, site, problems}) => {
    // The host answers a .html file that is not there with its 404 page, which leads on.
    problems.allow(/status: 404 .*\.html|404 \(Not Found\)/);
    await page.goto(`${site.url}${asked}?q=1#here`);
    await expect(page).toHaveURL(`${site.url}${bare}?q=1#here`);
    await expectHydrated(page);
    const expected = HEADINGS[route]!;
    await expect(page.locator('h1')).toHaveText(
      typeof expected === 'string' ? expected : expected.heading,
    );
  });
}
