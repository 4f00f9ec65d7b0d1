import {expect, expectHydrated, test} from '../support/test';

const PATHS = [
  ['docs/intro/index.html', 'docs/intro/', 'What Boyka Framework does'],
  ['docs/intro.html', 'docs/intro/', 'What Boyka Framework does'],
  ['blog.html', 'blog/', 'Blog'],
  ['blog/index.html', 'blog/', 'Blog'],
  ['blog/welcome.html', 'blog/welcome/', 'Welcome to Boyka Framework'],
  ['index.html', '', /\S/],
] as const;

for (const [path, bare, heading] of PATHS) {
  test(`${path} ends on the bare path with query and hash`, async ({reader, site, problems}) => {
    // The host answers a missing .html file with its 404 page, which redirects.
    problems.allow(/status: 404 .*\.html|404 \(Not Found\)/);
    await reader.goto(`${site.url}${path}?q=1#here`);
    await expect(reader).toHaveURL(`${site.url}${bare}?q=1#here`);
    await expectHydrated(reader);
    await expect(reader.locator('h1')).toHaveText(heading);
  });
}
