// cspell:disable: terms are words without spaces.
import {describe, expect, it} from 'vitest';
import {joinedTerm, stem, termsOf, wordsOf} from '../../../src/search/words';

describe('termsOf', () => {
  it('knows an identifier as a whole, by its parts, and by neighboring parts', () => {
    expect(termsOf('scrollIntoView').sort()).toEqual(
      ['scroll', 'into', 'view', 'scrollintoview', 'scrollinto', 'intoview'].sort(),
    );
  });

  it.each([
    ['explicit_wait', 'explicitwait'],
    ['ui.timeout.explicit_wait', 'uitimeoutexplicitwait'],
    ['ui.timeout.explicit_wait', 'explicitwait'],
    ['IAlertActionsListener', 'alertactions'],
    ['macOS', 'macos'],
    ['i18n-l10n', 'i18nl10n'],
    ['isDisplayed()', 'isdisplayed'],
    ['Überprüfen', 'uberprufen'],
  ])('%s has the term %s', (text, term) => {
    expect(termsOf(text)).toContain(term);
  });

  it('finds no term where there is no word', () => {
    expect(termsOf(' … < > !? ')).toEqual([]);
  });
});

it('tells where words and their parts stand', () => {
  const text = 'see getText!';
  const [, word] = wordsOf(text);
  expect(text.slice(word!.start, word!.end)).toBe('getText');
  expect(word!.parts.map(({start, end}) => text.slice(start, end))).toEqual(['get', 'Text']);
});

it.each([
  ['clicks', 'click'],
  ['clicking', 'click'],
  ['clicked', 'click'],
  ['companies', 'company'],
  ['switches', 'switch'],
  ['dragging', 'drag'],
  ['string', 'string'],
  ['class', 'class'],
  ['status', 'status'],
  ['is', 'is'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('joins a query to one term', () => {
  expect(joinedTerm('  Is  displayed( )')).toBe('isdisplayed');
});
