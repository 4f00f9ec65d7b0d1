import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {AREAS, areaOf} from '../../src/config/areas';
import {AGENTS_FILE, LLMS_FILE, MARKDOWN_ARCHIVE} from '../../src/config/assistants';
import {BUILD, builtFiles, readBuilt, SITE} from '../site/support/buildOutput';
import {DOCUMENTS, PAGES, pageAt} from './support/site';

/** What an assistant reads before its first answer, of which tools cut what is longer. */
const MOST_CHARACTERS = 30_000;

const INDEX = readBuilt(LLMS_FILE);

/** The file of each page, in the order of the index. */
const LISTED = [...INDEX.matchAll(/^- \[.+\]\((\S+\.md)\)/gm)].map(([, file]) => file!);

test('llms.txt lists every document once with its description, in the order of the sidebars, and what a tester can do without last', () => {
  expect(INDEX.length).toBeLessThan(MOST_CHARACTERS);
  expect([...LISTED].sort()).toEqual(DOCUMENTS.map(({route}) => `${route.slice(1)}.md`).sort());
  const areas = AREAS.map(({id}) => id);
  const inOrder = LISTED.map((file) => areas.indexOf(areaOf(file)!.id));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  for (const [index, file] of LISTED.entries()) {
    const {$} = pageAt(`/${file.replace(/\.md$/, '')}`);
    const description = $('meta[name="description"]').attr('content');
    expect.soft(INDEX).toContain(`- [${$('h1').text()}](${file}): ${description}\n`);
    const next = $('.pagination-nav__link--next').attr('href');
    const after = next && `${next.slice(SITE.baseUrl.length)}.md`;
    expect.soft(after, file).toBe(next && LISTED[index + 1]);
  }
  const [main = '', optional = '', ...others] = INDEX.split('\n## Optional\n');
  expect(main).toContain('](docs/');
  expect(optional).toMatch(/\(contributing\/[^]*\(community\/[^]*\(blog\//);
  expect(optional).not.toMatch(/\]\((?:docs|api)\/|^## /m);
  expect(others).toEqual([]);
});

test('each page names llms.txt', () => {
  for (const {route, $} of PAGES) {
    expect
      .soft($('head link[rel="describedby"]').attr('href'), route)
      .toBe(SITE.baseUrl + LLMS_FILE);
  }
});

test('the archive has the Markdown of all pages with its index, as on the site', () => {
  const archive = unzipSync(readFileSync(path.join(BUILD, MARKDOWN_ARCHIVE)));
  const names = [...builtFiles(/\.md$/), LLMS_FILE];
  expect(names).toContain(AGENTS_FILE);
  expect(Object.keys(archive).sort()).toEqual(names.sort());
  for (const [name, content] of Object.entries(archive)) {
    expect.soft(strFromU8(content) === readBuilt(name), name).toBe(true);
  }
});
