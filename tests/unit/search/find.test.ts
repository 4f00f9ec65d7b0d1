// cspell:ignore wndows
import {describe, expect, it, vi} from 'vitest';
import {createEngine} from '../../../src/search/engine';
import {pack, splitText} from '../../../src/search/indexFile';
import {matchWord} from '../../../src/search/match';
import {memoizeLru} from '../../../src/search/memoize';
import {Postings} from '../../../src/search/postings';
import {parseQuery} from '../../../src/search/rank';
import {titleOf} from '../../../src/search/records';

const fields = (text: string) => ({
  title: [],
  page: [],
  parents: [],
  anchor: [],
  lead: [],
  text: splitText(text),
  details: [],
  phrases: [],
});

function indexed(...all: string[]) {
  const postings = new Postings();
  all.forEach((text, id) => postings.add(id, fields(text)));
  const found = (word: string, isIncomplete = false) =>
    [...matchWord(postings, all.length, word, isIncomplete).scores].flatMap((score, id) =>
      score > 0 ? [id] : [],
    );
  return {postings, found};
}

describe('a word', () => {
  it('finds itself in any form, its beginning, and what the pages say for it', () => {
    const {found} = indexed('Screenshots', 'screen', 'refresh', 'other');
    expect(found('screenshot')).toEqual([0]);
    expect(found('scree', true)).toEqual([0, 1]);
    expect(found('reload')).toEqual([2]);
  });

  it('is taken for a slip only where the pages do not have it', () => {
    const {found} = indexed('windows', 'widows');
    expect(found('windows')).toEqual([0]);
    expect(found('wndows')).toContain(0);
  });

  it('is worth more in a title than in a text, and more whole than begun', () => {
    const postings = new Postings();
    postings.add(0, {...fields(''), title: ['alert']});
    postings.add(1, fields('alert'));
    postings.add(2, fields('alertness'));
    const {scores} = matchWord(postings, 3, 'alert', true);
    expect(scores[0]).toBeGreaterThan(scores[1]!);
    expect(scores[1]).toBeGreaterThan(scores[2]!);
  });
});

describe('a question', () => {
  it('is asked by its telling words', () => {
    expect(parseQuery('how do I need cookies').words).toEqual(['need', 'cookies']);
  });

  it('finds the page whose sections have the words between them', () => {
    const section = (depth: number, title: string, text: string) => ({
      depth,
      anchor: depth === 1 ? '' : title.toLowerCase(),
      title,
      text,
    });
    const page = (path: string, ...sections: ReturnType<typeof section>[]) => ({
      path,
      area: 'A',
      tag: 'default',
      language: 'en',
      sections,
    });
    const engine = createEngine(
      pack([
        page('docs/one', section(1, 'One', 'about apples')),
        page('docs/two', section(1, 'Two', ''), section(2, 'x', 'apple'), section(2, 'y', 'pear')),
      ]),
      'https://e.org/',
    );
    const {hits} = engine.answer({indexName: 'x', query: 'apple and pear'});
    expect(hits[0]!.objectID).toMatch(/^docs\/two/);
    expect(hits.map(({objectID}) => objectID)).toContain('docs/two');
  });
});

describe('the ranking', () => {
  const LISTENERS = 'api/actions/interfaces/listeners/x';
  const section = (title: string, text: string, more: object = {}) => ({
    depth: 2,
    anchor: title.toLowerCase(),
    title,
    text,
    ...more,
  });
  /** The titles that are found in pages of one path each, the best first. */
  function titlesFor(query: string, pages: Record<string, ReturnType<typeof section>[]>) {
    const texts = Object.entries(pages).map(([path, sections]) => ({
      path,
      area: 'A',
      tag: 'default',
      language: 'en',
      sections: [{depth: 1, anchor: '', title: path.split('/').at(-1)!, text: ''}, ...sections],
    }));
    const {hits} = createEngine(pack(texts), 'https://e.org/').answer({
      indexName: 'x',
      query,
    });
    return hits.map(titleOf);
  }

  it('puts a method before the page of its type when a query has several words', () => {
    const pages = {'api/WindowActions': [section('close', 'Closes it.'), section('open', '')]};
    expect(titlesFor('close a window', pages)[0]).toBe('close');
  });

  it('puts a method that tells yes or no first when a query asks for that', () => {
    const pages = {'api/A': [section('isOpen', 'Door.'), section('openDoor', 'Door.')]};
    expect(titlesFor('is the door open?', pages)[0]).toBe('isOpen');
    expect(titlesFor('open the door', pages)[0]).toBe('openDoor');
  });

  it('puts a callback first when a query asks for an event', () => {
    const pages = {
      'api/Mouse': [section('click', 'Clicks the element.')],
      [LISTENERS]: [section('onClick', 'The listener is notified of a click.')],
    };
    expect(titlesFor('click', pages)[0]).toBe('click');
    expect(titlesFor('click event', pages)[0]).toBe('onClick');
  });

  it('puts a message first when a query is part of its text', () => {
    const pages = {
      'docs/a': [
        section('platform', 'A platform that is not found.'),
        section('NO_ELEMENT', 'Element {name} not found for platform', {kind: 'message'}),
      ],
    };
    expect(titlesFor('not found for platform', pages)[0]).toBe('NO_ELEMENT');
    expect(titlesFor('platform', pages)[0]).toBe('platform');
  });

  it('finds a page by a word of its address', () => {
    const pages = pack(
      ['docs/other', 'docs/i18n-l10n'].map((path) => ({
        path,
        area: 'A',
        tag: 'default',
        language: 'en',
        sections: [{depth: 1, anchor: '', title: 'Test several languages', text: ''}],
      })),
    );
    const {hits} = createEngine(pages, 'https://e.org/').answer({indexName: 'x', query: 'l10n'});
    expect(hits.map(({objectID}) => objectID)).toEqual(['docs/i18n-l10n']);
  });

  it('prefers what testers name in many ways when a query has several words', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const pages = {
      'docs/a': [
        section('Few', 'Paints a button.', {phrases: names.slice(0, 1)}),
        section('Many', 'Paints a button.', {phrases: names}),
      ],
    };
    expect(titlesFor('paints a button', pages)[0]).toBe('Many');
  });

  it('puts sections that only lead to other pages last', () => {
    const pages = {
      'docs/a': [section('Next steps', 'Run the tests on a grid.'), section('Notes', 'A grid.')],
    };
    expect(titlesFor('tests on a grid', pages)[0]).toBe('Notes');
  });

  it('tells an identifier from its parts elsewhere', () => {
    const pages = {
      'docs/a': [
        section('Suite', 'Set thread-count.'),
        section('Threads', 'Count each thread. The count of a thread is its count.'),
      ],
    };
    expect(titlesFor('thread-count', pages)[0]).toBe('Suite');
  });

  it('finds a method by its name in another tool', () => {
    const pages = {'api/A': [section('getStyle', ''), section('verifyStyle', '')]};
    expect(titlesFor('getCssValue', pages)[0]).toBe('getStyle');
  });
});

it('memoizes the keys that were used last', () => {
  const make = vi.fn((key: string) => key.toUpperCase());
  const ask = memoizeLru(2, make);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
