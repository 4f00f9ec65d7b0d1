import {expect, test} from 'vitest';
import {AREAS, areaOf} from '../../src/config/areas';
import {HOME, readBuilt, SITE} from '../site/support/buildOutput';
import {DOCUMENTS, lacking, pageAt, repeated} from './support/site';

/** An assistant reads no file of any size. */
const MOST_BYTES = 400_000;

const INDEX = readBuilt('llms.txt');

/** The address of the Markdown of each page, in the order of `llms.txt`. */
const LISTED = [...INDEX.matchAll(/^- \[.+\]\((\S+\.md)\)/gm)].map(([, url]) => url!);

const routeOf = (url: string) => url.slice(HOME.length - 1).replace(/\.md$/, '');

/** The files with the texts of several pages, and the one with all of them last. */
const TEXTS = [...INDEX.matchAll(/^- \[.+\]\((\S+\.txt)\)/gm)].map(([, url]) => {
  const name = url!.slice(HOME.length);
  return {name, text: readBuilt(name)};
});

test('llms.txt lists every document once with its description, in the order of the sidebars, and what a tester can do without last', () => {
  expect([...LISTED].sort()).toEqual(
    DOCUMENTS.map(({route}) => `${HOME}${route.slice(1)}.md`).sort(),
  );
  const areas = AREAS.map(({id}) => id);
  const inOrder = LISTED.map((url) => areas.indexOf(areaOf(url.slice(HOME.length))!.id));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  for (const [index, url] of LISTED.entries()) {
    const {$} = pageAt(routeOf(url));
    const description = $('meta[name="description"]').attr('content');
    expect.soft(INDEX).toContain(`- [${$('h1').text()}](${url}): ${description}\n`);
    const next = $('.pagination-nav__link--next').attr('href');
    expect.soft(next && `${SITE.url}${next}.md`, url).toBe(next && LISTED[index + 1]);
  }
  const [main = '', optional = '', ...others] = INDEX.split('\n## Optional\n');
  expect(main).toContain('/docs/');
  expect(optional).toMatch(/\/contributing\/[^]*\/community\/[^]*\/blog\/[^]*llms-full\.txt/);
  expect(optional).not.toMatch(/\/(?:docs|api)\/|^## /m);
  expect(others).toEqual([]);
});

test('the texts for language models have each page of their area once, in the order of llms.txt', () => {
  const pagesIn = ({text}: {text: string}) =>
    [...text.matchAll(/ · \[Page on the site\]\(([^)]+)\)$/gm)].map(([, url]) => `${url}.md`);
  const [full, ...parts] = [...TEXTS].reverse();
  expect(full!.name).toBe('llms-full.txt');
  expect(pagesIn(full!)).toEqual(LISTED);
  const main = LISTED.filter((url) => /^\/(?:docs|api)\//.test(routeOf(url)));
  expect(parts.flatMap(pagesIn).sort()).toEqual(main.sort());
  for (const part of parts) {
    const pages = pagesIn(part);
    const sorted = LISTED.filter((url) => pages.includes(url));
    expect.soft(pages, part.name).toEqual(sorted);
    expect.soft(Buffer.byteLength(part.text), part.name).toBeLessThanOrEqual(MOST_BYTES);
  }
});

/** The texts of list items. */
const itemsOf = (text: string) =>
  [...text.matchAll(/^ *(?:\d+\.|[-*]) (.+)$/gm)].map(([, item]) => item!);

test('the texts for language models say each step and error once a page, lose none, and lead on from the file', () => {
  const isStep = (item: string) =>
    item.length > 100 && / (?:listener|milliseconds|seconds)\b/.test(item);
  for (const {name, text} of TEXTS) {
    for (const page of text.split(/\n---\n\n(?=# .*\n\n> )/)) {
      const [source = '', url = ''] = /^.* · \[Page on the site\]\((.+)\)$/m.exec(page) ?? [];
      const items = itemsOf(page);
      expect.soft(repeated(items.filter(isStep)), url).toEqual([]);
      const twin = readBuilt(`${routeOf(url)}.md`).replaceAll(`](${HOME}`, '](');
      const sentences = items.map((item) => item.replace(/^\*\*S\d+\*\*: /, ''));
      expect.soft(lacking(sentences, itemsOf(twin)), url).toEqual([]);
      const prose = page.replace(source, '').replace(/^```[^]*?^```/gm, '');
      expect.soft(prose, name).not.toMatch(new RegExp(`\\]\\(${HOME}[^)]`));
    }
  }
});
