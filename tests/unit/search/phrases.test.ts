import {describe, expect, it} from 'vitest';
import {addPhrases} from '../../../scripts/search/phrases';
import {UserError} from '../../../scripts/lib/userError';
import {createEngine} from '../../../src/search/engine';
import {pack} from '../../../src/search/indexFile';
import type {PageText} from '../../../src/search/types';

const site = (): PageText[] => [
  {
    path: 'api/mouse',
    area: 'API',
    tag: 'default',
    language: 'en',
    sections: [
      {depth: 1, anchor: '', title: 'Mouse', text: 'Uses the pointer.'},
      {depth: 2, anchor: 'hover', title: 'hover', text: 'Moves the mouse over an element.'},
      {depth: 2, anchor: 'click', title: 'click', text: 'Presses and releases a button.'},
    ],
  },
];
const FILE = 'src/knowledge/search/mouse.yml';

describe('the phrases of testers', () => {
  const pages = site();
  addPhrases(pages, [
    {address: '/api/mouse#hover', phrases: ['show a tooltip', 'submenu'], file: FILE},
    {address: '/api/mouse', phrases: ['cursor'], file: FILE},
  ]);
  const engine = createEngine(pack(pages), 'https://example.org/');
  const ask = (query: string) => engine.answer({indexName: 'x', query}).hits;

  it.each([
    ['tooltip', 'api/mouse#hover'],
    ['how do I show a tooltip?', 'api/mouse#hover'],
    ['cursor', 'api/mouse'],
  ])('find for "%s" the section that they are given to', (query, id) => {
    expect(ask(query)[0]?.objectID).toBe(id);
  });

  it('are not shown in the snippet', () => {
    expect(ask('tooltip')[0]?._snippetResult.content?.value).toBe(
      'Moves the mouse over an element.',
    );
  });

  it('rank a section first whose phrase has all words of the query', () => {
    const both = site();
    addPhrases(both, [
      {address: '/api/mouse#hover', phrases: ['open menu', 'drop files'], file: FILE},
      {address: '/api/mouse#click', phrases: ['open files', 'drop menu'], file: FILE},
    ]);
    const [first] = createEngine(pack(both), 'https://example.org/').answer({
      indexName: 'x',
      query: 'drop files',
    }).hits;
    expect(first?.objectID).toBe('api/mouse#hover');
  });
});

it.each(['/api/mouse#drag', '/api/keyboard'])(
  'reports %s, which the site does not have',
  (address) => {
    const add = () => addPhrases(site(), [{address, phrases: ['drop'], file: FILE}]);
    expect(add).toThrow(UserError);
    expect(add).toThrow(`The search knows no section at ${address} (${FILE}): correct the address`);
  },
);
