import {expect, it} from 'vitest';
import {containsMessage, messagePattern, plainWords} from '../../../src/search/messagePattern';

const PATTERN = messagePattern('Element ({name}) not found for platform ({platform})...');

it('knows the fixed words of a message', () => {
  expect(PATTERN).toEqual([['element'], ['not', 'found', 'for', 'platform']]);
});

it.each([
  ['as it is written', 'Element ({name}) not found for platform ({platform})...'],
  ['filled', 'Element (Login button) not found for platform (WEB)...'],
  ['in other case, without signs', 'element login not found for platform web'],
  [
    'in a stack trace',
    'a.b.FrameworkError: Element (x) not found for platform (IOS)...\n\tat a.b.C',
  ],
])('finds a message %s', (_, text) => {
  expect(containsMessage(plainWords(text), PATTERN)).toBe(true);
});

it.each([
  ['in part', 'not found for platform'],
  ['in another order', 'not found for platform (WEB): element'],
  ['with other words between', 'Element (x) was not really found for platform (WEB)'],
])('finds no message %s', (_, text) => {
  expect(containsMessage(plainWords(text), PATTERN)).toBe(false);
});

it('finds no message of two words, which other texts contain as well', () => {
  expect(containsMessage(plainWords('Test error...'), messagePattern('Test error...'))).toBe(false);
});
