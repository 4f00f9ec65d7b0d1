import {expect, open, test} from './support/test';

/** One page of each template whose structure readers of a screen reader move by. */
const TEMPLATES = [
  '/',
  '/docs/intro',
  '/docs/guides/config/web',
  '/api/actions/elements/element-actions',
  '/blog/welcome',
  '/search',
];

/** Runs in the page: what is wrong for a screen reader, and axe does not report. */
const findMistakes = () => {
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => !table.querySelector('th'),
  );
  const pres = [...document.querySelectorAll('pre[tabindex]')].filter((pre) => !pre.ariaLabel);
  return [
    ...tables.map((table) => `table without a header: ${table.textContent.slice(0, 60)}`),
    ...pres.map((pre) => `code without a name: ${pre.textContent.slice(0, 60)}`),
  ];
};

/** Runs in the page: the headings by their level. */
const readHeadings = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => {
      const copy = heading.cloneNode(true) as Element;
      copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
      return `${'#'.repeat(Number(heading.localName[1]))} ${copy.textContent.trim()}`;
    });

for (const route of TEMPLATES) {
  test(`the headings of ${route} are those of its snapshot`, async ({page}) => {
    await open(page, route);
    expect(await page.evaluate(findMistakes)).toEqual([]);
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
    const headings = await page.evaluate(readHeadings);
    expect(
      `${headings.join('\n')}\n`,
      'Renew it after an intended change, on a new build: npm run test:site -- outlines --update-snapshots',
    ).toMatchSnapshot(`${name}.txt`);
  });
}
