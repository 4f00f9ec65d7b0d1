import {loadBuilt} from './support/buildOutput';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.

/** One page of each template whose structure readers of a screen reader move by. */
const TEMPLATES = [
  '/',
  '/docs/intro',
  '/docs/guides/config/web',
  '/api/actions/elements/element-actions',
  '/blog/welcome',
  '/search',
];

for (const route of TEMPLATES) {
  test(`the headings of ${route} are those of its snapshot`, () => {
    const $ = loadBuilt(route);
    // What is wrong for a screen reader, and axe does not report.
    expect($('table:not(:has(th))'), 'tables without a header').toHaveLength(0);
    expect($('pre[tabindex]:not([aria-label])'), 'code without a name').toHaveLength(0);
    $('.hash-link').remove();
    const headings = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map((heading) => `${'#'.repeat(Number(heading.name[1]))} ${$(heading).text().trim()}`);
    expect(
      `${headings.join('\n')}\n`,
      'Renew it after an intended change, on a new build: npm run test:site -- outlines --update-snapshots',
    ).toMatchSnapshot(`${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.txt`);
  });
}
