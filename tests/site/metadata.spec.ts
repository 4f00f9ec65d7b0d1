import {loadBuilt} from './support/build';
import {expect, open, readSitemap, test} from './support/test';

test('every page, the search included, has a description of its own', () => {
  const seen = new Map<string, string>();
  for (const route of [...readSitemap(), '/search']) {
    const description = loadBuilt(route)('meta[name="description"]').attr('content') ?? '';
    expect(description.length, route).toBeGreaterThan(20);
    expect(seen.get(description), `${route} has the description of`).toBeUndefined();
    seen.set(description, route);
  }
});

test('the blog links to its archive, its authors, and its feed', async ({page}) => {
  await open(page, '/blog');
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    await expect(page.locator(`aside a[href$="${end}"]`), end).toBeVisible();
  }
});

/** What a document says of itself: title, attributes of the root, and the tags that the theme owns. */
function headOf(html?: string) {
  const {title, documentElement, head} =
    html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({name}) => !name.startsWith('data-'))
      .map(({name, value}) =>
        name === 'class' ? value.split(' ').sort().join(' ') : `${name}=${value}`,
      )
      .sort();
  const tags = [...head.querySelectorAll('[data-rh]:not(title)')].map((tag) =>
    [tag.localName, ...attributesOf(tag), tag.textContent].join(' '),
  );
  return {title, root: attributesOf(documentElement), tags: tags.sort()};
}

test('after client navigation the head is that of the new page, and on the way back', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const expectOwnHead = async () => {
    const html = await (await page.request.get(page.url())).text();
    const expected = await page.evaluate(headOf, html);
    expect(expected.tags.length).toBeGreaterThan(5);
    await expect.poll(() => page.evaluate(headOf, undefined)).toEqual(expected);
  };
  await expectOwnHead();
  for (const [path, heading] of [
    ['/api/intro', 'API reference'],
    ['/blog', 'Blog'],
    ['/blog/welcome', 'Welcome to Boyka Framework'],
  ] as const) {
    await page.locator(`a[href$="${path}"]`).first().click();
    await expect(page.locator('h1')).toHaveText(heading);
    await expectOwnHead();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expectOwnHead();
});
