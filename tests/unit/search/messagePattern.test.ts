import {expect, it} from 'vitest';
import {
  findMessage,
  isPartOf,
  messagePattern,
  plainWords,
} from '../../../src/search/messagePattern';

const MESSAGE = 'Element ({name}) not found for platform ({platform})...';
const DELAY = 'Delay should not be < 0, or > 1000ms may slow your run...';
const VALUES = [
  ...['(Login button)', '[Login button]', '{…}', '"Login 2"', "'Login'", '`Login`', '<Login>'],
  '42',
];

// The messages as they are, filled, and in a stack trace: tests/built/search.test.ts.
it.each([
  ...VALUES.map((value) => [true, MESSAGE, `Element ${value} not found for platform ${value}...`]),
  [true, MESSAGE, 'element login not found for platform web'],
  [true, DELAY, 'Delay should not be < 5, or > 20ms may slow your run'],
  [false, MESSAGE, 'not found for platform'],
  [false, MESSAGE, 'not found for platform (WEB): element'],
  [false, MESSAGE, 'Element (x) was not really found for platform (WEB)'],
  // Other texts contain two words as well.
  [false, 'Test error...', 'Test error...'],
] as [boolean, string, string][])('whether (%s) "%s" is in "%s"', (isIn, message, text) => {
  expect(findMessage(plainWords(text), messagePattern(message)) >= 0).toBe(isIn);
});

it.each(VALUES)('knows a part of a message with %s in it', (value) => {
  expect(isPartOf(`Element ${value} not found`, MESSAGE)).toBe(true);
  expect(isPartOf(`Element ${value} not there`, MESSAGE)).toBe(false);
  expect(isPartOf(`Element ${value}`, MESSAGE)).toBe(false);
});
