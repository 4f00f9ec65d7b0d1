import {loadBuilt} from './support/build';
import {expect, readRoutes, test} from './support/test';

/** With fewer words of its own, a page is a stub. */
const MIN_WORDS = 150;

/** The words of a page's article as it is built, without code. */
function wordsOf(route: string): number {
  const $ = loadBuilt(route);
  const article = $('main article .markdown').first();
  article.find('pre, noscript, script, style').remove();
  return article
    .text()
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

test('every page of the documentation that is no draft has something to say', () => {
  const routes = readRoutes().published.filter((route) => route.startsWith('/docs/'));
  expect(routes).toContain('/docs/intro');
  const short = routes
    .map((route) => ({route, words: wordsOf(route)}))
    .filter(({words}) => words < MIN_WORDS)
    .map(
      ({route, words}) => `${route}: write ${MIN_WORDS} words, not ${words}, or set draft: true`,
    );
  expect(short).toEqual([]);
});
