import {describe, expect, it} from 'vitest';
import {pack, readIndex, splitText, joinText, unpack} from '../../../src/search/indexFile';
import type {PageText} from '../../../src/search/types';

const PAGE: PageText = {
  path: 'docs/intro',
  area: 'Docs & more',
  tag: 'docs-default-current',
  language: 'en',
  sections: [
    {depth: 1, anchor: '', title: 'Introduction', text: 'First <words>. Then "more" words\\.'},
    {depth: 2, anchor: 'what-runs-where', title: 'What runs where', text: ''},
    {depth: 3, anchor: 'ui.web.browser', title: 'browser', text: 'Chooses it.', kind: 'key'},
    {depth: 3, anchor: 'is-shown', title: 'isShown', text: 'x', details: 'Logs it.', links: 3},
    {depth: 3, anchor: 'hover', title: 'hover', text: 'z', phrases: ['mouse over', 'tooltip']},
    {depth: 3, anchor: '', title: 'ELEMENT_NOT_FOUND', text: 'y', kind: 'message'},
  ],
};

const throughJson = (pages: PageText[]): unknown => JSON.parse(JSON.stringify(pack(pages)));

it('unpacks what it packed', () => {
  const other = {...PAGE, path: 'blog/x', area: 'Blog', tag: 'default', language: 'fr'};
  expect(unpack(throughJson([PAGE, other]))).toEqual([PAGE, other]);
});

it.each([
  ['', []],
  ['one', [' one']],
  [
    'Use it, then (not before) stop.',
    [' Use', ' it', ',', ' then', ' (not', ' before', ')', ' stop', '.'],
  ],
  ['a.b.c e.g. x...', [' a.b.c', ' e.g', '.', ' x', '...']],
  [' two  spaces ', [' ', ' two', ' ', ' spaces', ' ']],
])('splits %j into words', (text, words) => {
  expect(splitText(text)).toEqual(words);
  expect(joinText(words)).toBe(text);
});

it('has each frequent word once, the most frequent first, and a character for each occurrence', () => {
  const text = 'tap it, tap it, tap it, tap it, tap never taps';
  const {words, rare, pages} = pack([
    {...PAGE, sections: [{depth: 1, anchor: '', title: 'A', text}]},
  ]);
  expect(words).toBe('tap it ,');
  expect(rare).toBe('never taps');
  expect(pages[0]![4][0]![2]).toHaveLength(15);
});

it('keeps the words that carry a phrase, each as the pages have it most often', () => {
  const phrases = ['how do I do that?', 'taps on the Buttons', 'tap buttons', 'rarely said'];
  const sections = [{depth: 1, anchor: '', title: 'A', text: 'Tap it, tap the button.', phrases}];
  const [page] = unpack(throughJson([{...PAGE, sections}]));
  expect(page!.sections[0]!.phrases).toEqual(['tap button', 'rarely said']);
});

describe('the lead', () => {
  const leadOf = (text: string) => {
    const sections = [{depth: 1, anchor: '', title: 'A', text}];
    const [page] = readIndex(throughJson([{...PAGE, sections}]));
    const section = page!.sections[0]!;
    return joinText(section.text.slice(0, section.lead));
  };

  it.each([
    ['This is the first sentence. And a second.', 'This is the first sentence.'],
    ['Short. But this one is longer. And a third.', 'Short. But this one is longer.'],
    ['No sentence', 'No sentence'],
  ])('of %j is a sentence', (text, lead) => {
    expect(leadOf(text)).toBe(lead);
  });

  it('ends after a whole word where no sentence ends', () => {
    const lead = leadOf('wording '.repeat(60).trim());
    expect(lead).toMatch(/^(?:wording )+wording$/);
    expect(lead.length).toBeGreaterThan(280);
    expect(lead.length).toBeLessThanOrEqual(300);
  });
});

it('refuses more words than there are codes', () => {
  const text = Array.from({length: 224_000}, (_, number) => `w${number % 56_000}`).join(' ');
  const sections = [{depth: 1, anchor: '', title: 'A', text}];
  expect(() => pack([{...PAGE, sections}])).toThrow('The search index has 56000 words');
});

it.each([
  [undefined],
  [null],
  ['<!doctype html>'],
  [{version: 2, pages: []}],
  [{version: 5, pages: []}],
  [{version: 5, words: ''}],
])('rejects an index of another version, or none: %j', (file) => {
  expect(() => readIndex(file)).toThrow('Unsupported search index version');
});
