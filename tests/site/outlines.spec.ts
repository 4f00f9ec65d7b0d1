import type {Page} from '@playwright/test';
import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {expect, open, test} from './support/test';

/** What the snapshots show: parts of the layout, headings, tables, and controls; no sentence. */
const SHOWN = [
  'alert',
  'banner',
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'complementary',
  'contentinfo',
  'dialog',
  'group',
  'heading',
  'main',
  'navigation',
  'radio',
  'region',
  'search',
  'searchbox',
  'status',
  'tab',
  'table',
  'tablist',
  'tabpanel',
  'textbox',
];

/** The accessibility tree as a screen reader has it, without text, links, and lists. */
async function readOutline(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').filter((line) => {
    const role = /^ *- '?([a-z]+)/.exec(line)?.[1] ?? '';
    return SHOWN.includes(role);
  });
  // The text of a control or a table follows a colon.
  return (
    lines
      .map((line) => line.replace(/^( *- [^"]*("(\\.|[^"\\])*")?[^":]*):.*$/, '$1'))
      .map((line) => line.replace(/^( *- table) ".*"/, '$1'))
      // The link of a heading is part of its name.
      .map((line) => line.replace(/Direct link to [^"]*/, ''))
      .join('\n')
      .concat('\n')
  );
}

/** Runs in the page: what the outline alone does not show to be wrong. */
const findMistakes = () => {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].filter(
    (heading) => heading.checkVisibility(),
  );
  const level = (heading: Element | undefined) => Number(heading?.localName[1] ?? 0);
  const gaps = headings.filter((heading, index) => level(heading) > level(headings[index - 1]) + 1);
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => !table.querySelector('th'),
  );
  const pres = [...document.querySelectorAll('pre[tabindex]')].filter((pre) => !pre.ariaLabel);
  const icons = [...document.querySelectorAll(':is(a, button) svg')].filter(
    (svg) => !svg.closest('a, button')!.textContent.trim() && !svg.closest('[aria-label], [title]'),
  );
  const mains = document.querySelectorAll('main').length;
  return [
    ...gaps.map((heading) => `level skipped before: ${heading.textContent}`),
    ...tables.map((table) => `table without a header: ${table.textContent.slice(0, 60)}`),
    ...pres.map((pre) => `code without a name: ${pre.textContent.slice(0, 60)}`),
    ...icons.map((svg) => `icon without a name: ${svg.outerHTML.slice(0, 80)}`),
    ...(mains === 1 ? [] : [`${mains} main landmarks`]),
  ];
};

for (const route of [...SAMPLE_PAGES, NO_PAGE]) {
  test(`the outline of ${route} is the one of its snapshot`, async ({page, problems}) => {
    if (route === NO_PAGE) {
      problems.allow(/404/);
    }
    await open(page, route, route === NO_PAGE ? 404 : 200);
    expect(await page.evaluate(findMistakes)).toEqual([]);
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
    expect(await readOutline(page)).toMatchSnapshot(`${name}.txt`);
  });
}
