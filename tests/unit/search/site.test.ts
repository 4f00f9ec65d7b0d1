import {expect, it} from 'vitest';
import {UserError} from '../../../scripts/lib/userError';
import {addMessages, addPhrases, countLinks} from '../../../scripts/search/mergePages';
import type {BuiltPage, PageLink} from '../../../scripts/search/readPage';
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

it('names the message that has no entry, and what to do', () => {
  expect(() => addMessages([page('docs/x', [section(1, '')])])).toThrow(
    /^The message \w+ has no place in the search: add <ErrorEntry of="\w+" \/>/,
  );
});

it.each(['/api/mouse#drag', '/api/keyboard'])(
  'reports %s, which phrases name and the site does not have',
  (address) => {
    const file = 'src/knowledge/search/mouse.yml';
    const add = () =>
      addPhrases([page('api/mouse', [section(1, '')])], [{address, phrases: ['drop'], file}]);
    expect(add).toThrow(UserError);
    expect(add).toThrow(`The search knows no section at ${address} (${file}): correct the address`);
  },
);
