import {FRAMEWORK_VERSION} from '../../src/config/identity';
import {loadBuilt, readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

// Read off the built site: no browser is needed.
for (const route of [
  'docs/guides/config/configuration',
  'api/actions/elements/element-actions',
  'blog/welcome',
]) {
  test(`/${route} has links on headings, and contents, from level 2 on`, () => {
    const $ = loadBuilt(route);
    expect($('h1 .hash-link')).toHaveLength(0);
    const headings = $('.markdown :is(h2, h3, h4, h5, h6):has(.hash-link)').toArray();
    const titles = headings.map((heading) => $(heading).text().replace('\u200b', '').trim());
    expect(titles.length).toBeGreaterThan(2);
    const links = headings.map((heading) => $(heading).find('.hash-link').attr('title'));
    expect(links).toEqual(titles.map((title) => `Direct link to ${title}`));
    const contents = $('nav[aria-label="On this page"] a').toArray();
    expect(contents).not.toEqual([]);
    expect(titles).toEqual(expect.arrayContaining(contents.map((link) => $(link).text())));
  });
}

test('the version of the framework is in place of its placeholder', () => {
  for (const [route, text] of [
    ['docs/intro', `Version ${FRAMEWORK_VERSION} is built for Java`],
    ['docs/guides/migrate/upgrade', `<version>${FRAMEWORK_VERSION}</version>`],
  ] as const) {
    const article = loadBuilt(route)('article').text();
    expect(article).toContain(text);
    expect(article).not.toContain('.version%');
  }
});

test('the blog links to its archive, its authors, and its feed', () => {
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    expect(loadBuilt('blog')(`aside a[href$="${end}"]`), end).toHaveLength(1);
  }
});

test('crawlers leave the search out', () => {
  expect(readSitemap()).not.toContain('/search');
  expect(readBuilt('search/index.html')).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
});
