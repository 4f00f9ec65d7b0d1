import {expect, it} from 'vitest';
import {
  findMessage,
  isPartOf,
  messagePattern,
  plainWords,
  type MessagePattern,
} from '../../../src/search/messagePattern';

const containsMessage = (words: string[], pattern: MessagePattern) =>
  findMessage(words, pattern) >= 0;
const PATTERN = messagePattern('Element ({name}) not found for platform ({platform})...');

it('knows the fixed words of a message', () => {
  expect(PATTERN).toEqual([['element'], ['not', 'found', 'for', 'platform']]);
});

it.each([
  ['as it is written', 'Element ({name}) not found for platform ({platform})...'],
  ['filled', 'Element (Login button) not found for platform (WEB)...'],
  ...['[Login button]', '{…}', '"Login 2"', "'Login'", 'Login button', '42'].map((value) => [
    `with ${value}`,
    `Element ${value} not found for platform ${value}...`,
  ]),
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

it('finds a message with other numbers', () => {
  const pattern = messagePattern('Delay should not be < 0, or > 1000ms may slow your run...');
  expect(
    containsMessage(plainWords('Delay should not be < 5, or > 20ms may slow your run'), pattern),
  ).toBe(true);
});

it.each(['(Login button)', '[Login button]', '{…}', '"Login 2"', '`Login`', '<Login>', '42'])(
  'knows a part of a message with %s in it',
  (value) => {
    const message = 'Element ({name}) not found for platform ({platform})...';
    expect(isPartOf(`Element ${value} not found`, message)).toBe(true);
    expect(isPartOf(`Element ${value} not there`, message)).toBe(false);
    expect(isPartOf(`Element ${value}`, message)).toBe(false);
  },
);
