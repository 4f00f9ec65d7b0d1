import {describe, expect, it} from 'vitest';
import {pack, readIndex, splitText, joinText, unpack} from '../../../src/search/indexFile';
import type {PageText} from '../../../src/search/types';

const page = (text: string, phrases?: string[]): PageText => ({
  ...{path: 'docs/intro', area: 'Docs', tag: 'docs-default-current', language: 'en'},
  sections: [{depth: 1, anchor: '', title: 'A', text, ...(phrases && {phrases})}],
});
const packed = (...args: Parameters<typeof page>): unknown =>
  JSON.parse(JSON.stringify(pack([page(...args)])));

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

it('keeps the words that carry a phrase, each as the pages have it most often', () => {
  const phrases = ['how do I do that?', 'taps on the Buttons', 'tap buttons', 'rarely said'];
  const [read] = unpack(packed('Tap it, tap the button.', phrases));
  expect(read!.sections[0]!.phrases).toEqual(['tap button', 'rarely said']);
});

describe('the lead', () => {
  const leadOf = (text: string) => {
    const [read] = readIndex(packed(text));
    const section = read!.sections[0]!;
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
  expect(() => packed(text)).toThrow('The search index has 56000 words');
});
