import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast as contrastOf} from '../contrast';

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

/** Channels of a color, 0 to 255. */
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Contrast ratio of two hexadecimal colors. */
const contrast = (one: string, other: string) => contrastOf(channels(one), channels(other));

/** A color laid over another, as `color-mix(in srgb, …)` with transparent and `background` do. */
function over(top: string, share: number, below: string): string {
  const under = channels(below);
  const mixed = channels(top).map((value, i) =>
    Math.round(value * share + under[i]! * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const CALL_OUTS = ['caution', 'danger'];
const SYNTAX = tokens.map(({name}) => name).filter((name) => name.startsWith('syn-'));
/** Least ratio: docs text, other text, controls and other shapes that carry meaning. */
const [BODY, TEXT, SHAPE] = [7, 4.5, 3];

/** Foreground, background, least ratio. */
const PAIRS: [string, string, number][] = [
  ...['bg', 'surface'].flatMap((ground): [string, string, number][] => [
    ['text', ground, BODY],
    ['ink', ground, BODY],
    ['text-2', ground, BODY],
    ['text-3', ground, TEXT],
    ['link', ground, BODY],
    ['link-hover', ground, BODY],
    ['mark', ground, SHAPE],
    ['border-strong', ground, SHAPE],
  ]),
  ['ink', 'surface-2', BODY],
  ['text', 'surface-2', BODY],
  ['text-2', 'surface-2', TEXT],
  ['text-3', 'surface-2', TEXT],
  ['link', 'active-bg', TEXT],
  ['text', 'active-bg', BODY],
  ['mark', 'active-bg', SHAPE],
  ['on-amber', 'amber', BODY],
  ['on-amber', 'amber-hover', TEXT],
  ['on-selection', 'selection', BODY],
  ['on-band', 'band', BODY],
  ['on-band-2', 'band', BODY],
  ['last-text', 'last-bg', BODY],
  ['last-focus', 'last-bg', SHAPE],
  ['syn-plain', 'code-inline-bg', BODY],
  ['link', 'code-inline-bg', TEXT],
  ['text', 'code-inline-bg', BODY],
  ['text-2', 'code-inline-bg', TEXT],
  ['danger', 'bg', TEXT],
  ...SYNTAX.flatMap((name): [string, string, number][] => [
    [name, 'code-bg', TEXT],
    [name, 'line-hl', TEXT],
  ]),
  ['text-2', 'code-bg', TEXT],
  ['text-3', 'code-bg', TEXT],
  ['link', 'code-bg', TEXT],
  ['border-strong', 'code-bg', SHAPE],
  ['mark', 'code-bg', SHAPE],
  ['mark', 'line-hl', SHAPE],
  ...CALL_OUTS.flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-bg`, TEXT],
    ['text', `${kind}-bg`, BODY],
    ['link', `${kind}-bg`, TEXT],
    [`${kind}-line`, 'bg', SHAPE],
  ]),
];

describe.each(Object.entries(MODES))('contrast of the tokens, %s mode', (mode, colors) => {
  test.each(PAIRS)('%s on %s is at least %d', (text, ground, least) => {
    const [front, back] = [colors.get(text), colors.get(ground)];
    expect(front, `tokens.css has no --bk-${text}`).toBeDefined();
    expect(back, `tokens.css has no --bk-${ground}`).toBeDefined();
    expect(
      contrast(front!, back!),
      `change --bk-${text} or --bk-${ground} in ${mode} mode`,
    ).toBeGreaterThanOrEqual(least);
  });

  test.each(CALL_OUTS)('inline code in the call-out %s is readable', (kind) => {
    const ground = over(colors.get(`${kind}-line`)!, 0.18, colors.get(`${kind}-bg`)!);
    expect(contrast(colors.get('text')!, ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colors.get('link')!, ground)).toBeGreaterThanOrEqual(TEXT);
  });
});

test('the tokens are read: every name once, and the code colors among them', () => {
  expect(new Set(tokens.map(({name}) => name)).size).toBe(tokens.length);
  expect(SYNTAX.length).toBeGreaterThanOrEqual(9);
});
