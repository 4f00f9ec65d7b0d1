import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast, rgb} from '../contrast';

const COLOR = /--bk-([\w-]+): (?:light-dark\((#[0-9a-f]{6}|\w+), )?(#[0-9a-f]{6})\)?;/g;
const file = readFileSync('src/css/tokens.css', 'utf8');
/** Each color as a literal. */
const css = file.replace(
  /var\((--bk-[\w-]+)\)/g,
  (_, name: string) => new RegExp(`${name}: (#\\w+);`).exec(file)?.[1] ?? name,
);
const tokens = [...css.matchAll(COLOR)].map(([, name = '', light, last = '']) => ({
  name,
  light: light ?? last,
  dark: last,
}));
const MODES = {
  light: new Map(tokens.map(({name, light}) => [name, light])),
  dark: new Map(tokens.map(({name, dark}) => [name, dark])),
};

const SYNTAX = tokens.map(({name}) => name).filter((name) => name.startsWith('syn-'));
/** Least ratio: docs text, other text, controls and other shapes that carry meaning. */
const [BODY, TEXT, SHAPE] = [7, 4.5, 3];

/** The colors on each ground, by their least ratio. */
const ON_GROUND: Record<string, Readonly<Record<number, readonly string[]>>> = {
  bg: {
    [BODY]: ['text', 'ink', 'text-2', 'link', 'link-hover'],
    [TEXT]: ['text-3', 'danger'],
    [SHAPE]: ['mark', 'border-strong', 'caution-line', 'danger-line'],
  },
  surface: {
    [BODY]: ['text', 'ink', 'text-2', 'link', 'link-hover'],
    [TEXT]: ['text-3'],
    [SHAPE]: ['mark', 'border-strong'],
  },
  'surface-2': {[BODY]: ['ink', 'text'], [TEXT]: ['text-2', 'text-3']},
  'active-bg': {[BODY]: ['text'], [TEXT]: ['link'], [SHAPE]: ['mark']},
  amber: {[BODY]: ['on-amber']},
  'amber-hover': {[TEXT]: ['on-amber']},
  selection: {[BODY]: ['on-selection']},
  band: {[BODY]: ['on-band', 'on-band-2', 'amber']},
  'last-bg': {[BODY]: ['last-text'], [SHAPE]: ['last-focus']},
  'code-inline-bg': {[BODY]: ['text'], [TEXT]: ['link', 'text-2']},
  'code-bg': {
    [TEXT]: [...SYNTAX, 'text', 'text-2', 'text-3', 'link'],
    [SHAPE]: ['border-strong', 'mark'],
  },
  'line-hl': {[TEXT]: [...SYNTAX, 'text'], [SHAPE]: ['mark']},
  'caution-bg': {[BODY]: ['text'], [TEXT]: ['caution', 'link']},
  'danger-bg': {[BODY]: ['text'], [TEXT]: ['danger', 'link']},
};

const PAIRS = Object.entries(ON_GROUND).flatMap(([ground, ratios]) =>
  Object.entries(ratios).flatMap(([least, names]) =>
    names.map((name) => [name, ground, Number(least)] as const),
  ),
);

describe.each(Object.entries(MODES))('contrast of the tokens, %s mode', (mode, colors) => {
  test.each(PAIRS)('%s on %s is at least %d', (text, ground, least) => {
    const [front, back] = [colors.get(text), colors.get(ground)];
    expect(front, `tokens.css has no --bk-${text}`).toBeDefined();
    expect(back, `tokens.css has no --bk-${ground}`).toBeDefined();
    expect(
      contrast(rgb(front!), rgb(back!)),
      `change --bk-${text} or --bk-${ground} in ${mode} mode`,
    ).toBeGreaterThanOrEqual(least);
  });
});

test('the tokens are read: every name once, and the code colors among them', () => {
  expect(new Set(tokens.map(({name}) => name)).size).toBe(tokens.length);
  expect(SYNTAX.length).toBeGreaterThanOrEqual(7);
});
