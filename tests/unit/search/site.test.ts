import {expect, it} from 'vitest';
import {countLinks} from '../../../scripts/search/links';
import {mergeObjects} from '../../../scripts/search/mergeObjects';
import {addMessages} from '../../../scripts/search/messages';
import type {BuiltPage, PageLink} from '../../../scripts/search/readPage';
import {errorId, errorPages} from '../../../src/data/errors';
import {readMessages} from '../../../src/framework';
import type {SectionText} from '../../../src/search/types';

const section = (depth: number, anchor: string, more: Partial<SectionText> = {}): SectionText => ({
  depth,
  anchor,
  title: anchor || 'Page',
  text: '',
  ...more,
});

const page = (path: string, sections: SectionText[], links: PageLink[] = []): BuiltPage => ({
  path,
  area: 'Area',
  tag: 'default',
  language: 'en',
  sections,
  links,
});

it('counts each linking section once, and the links to a skipped row for its key', () => {
  const [top, own] = [section(1, ''), section(2, 'own')];
  const key = section(3, 'ui.timeout', {kind: 'key'});
  const pages = [
    page(
      'docs/a',
      [top, own],
      [
        {from: top, href: '#own'},
        {from: top, href: '/base/docs/a#own'},
        {from: own, href: '#own'},
        {from: own, href: 'https://example.org/docs/a#own'},
        {from: own, href: '/base/docs/b/#ui.timeout'},
        {from: top, href: '/base/docs/table#ui.timeout'},
        {from: own, href: '/base/docs/b'},
      ],
    ),
    page('docs/b', [section(1, ''), key]),
  ];
  countLinks(pages, '/base/');
  expect(pages.map(({sections}) => sections.map(({links}) => links))).toEqual([
    [undefined, 1],
    [1, 2],
  ]);
});

it('makes one section of an object and the heading for its keys, on whatever pages they are', () => {
  const object = section(3, 'ui.time_out', {kind: 'object', text: 'Sets it.', links: 2});
  const leaf = section(3, 'ui.time_out.wait', {kind: 'key'});
  const heading = section(2, 'ui-time-out', {text: 'How long.', links: 1});
  const other = section(3, 'ui.alone', {kind: 'object'});
  const merged = mergeObjects([
    page('a', [section(1, ''), object, other, section(3, 'x', {kind: 'key'})]),
    page('b', [section(1, ''), heading, leaf]),
    page('c', [section(1, ''), section(2, 'ui-alone')]),
  ]);
  expect(merged.map(({sections}) => sections.map(({anchor}) => anchor))).toEqual([
    ['', 'ui.alone', 'x'],
    ['', 'ui-time-out', 'ui.time_out.wait'],
    ['', 'ui-alone'],
  ]);
  expect(heading).toMatchObject({kind: 'object', text: 'How long. Sets it.', links: 3});
});

/** A page for each page of entries, with an entry for each message and exception. */
const ENTRIES = Object.entries(errorPages).map(([name, errors]) =>
  page(`docs/guides/troubleshooting/${name}`, [
    section(1, ''),
    ...Object.keys(errors).map((error) =>
      section(3, errorId(error), {title: `Text of ${error}`, text: `When ${error}`}),
    ),
  ]),
);

it('gives each message one section, which is its entry', () => {
  const shown = section(3, 'json-syntax-error', {title: 'JSON_SYNTAX_ERROR', kind: 'message'});
  const pages = [
    page('docs/guides/config/configuration', [section(1, ''), section(2, 'errors'), shown]),
    ...structuredClone(ENTRIES),
  ];
  addMessages(pages);
  const all = pages.flatMap(({path, sections}) => sections.map((item) => ({path, ...item})));
  const messages = all.filter(({kind}) => kind === 'message');
  expect(messages.map(({title}) => title).sort()).toEqual(
    readMessages()
      .messages.map(({name}) => name)
      .sort(),
  );
  expect(messages.find(({title}) => title === 'JSON_SYNTAX_ERROR')).toMatchObject({
    path: 'docs/guides/troubleshooting/configuration',
    anchor: 'json-syntax-error',
    text: 'JSON syntax error...',
    details: 'When JSON_SYNTAX_ERROR',
  });
  expect(pages[0]!.sections.map(({anchor}) => anchor)).toEqual(['', 'errors']);
  expect(all.find(({anchor}) => anchor === 'no-such-driver')).toMatchObject({
    title: 'Text of no-such-driver',
  });
});

it('names the message that has no entry, and what to do', () => {
  expect(() => addMessages([page('docs/x', [section(1, '')])])).toThrow(
    /^The message \w+ has no place in the search: add <ErrorEntry of="\w+" \/>/,
  );
});
