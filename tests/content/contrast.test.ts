import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {contrast, rgb} from '../contrast';

type Level = 'body' | 'text' | 'shape';

const LEAST: Readonly<Record<Level, number>> = {body: 7, text: 4.5, shape: 3};
const ON_GROUND = load(readFileSync('tests/content/contrast.yml', 'utf8')) as Readonly<
  Record<string, Partial<Record<Level, readonly string[]>>>
>;

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
const SYNTAX = tokens.map(({name}) => name).filter((name) => name.startsWith('syn-'));

const PAIRS = Object.entries(ON_GROUND).flatMap(([ground, levels]) =>
  Object.entries(levels).flatMap(([level, names]) =>
    names
      .flatMap((name) => (name === 'syn-*' ? SYNTAX : name))
      .map((name) => [name, ground, LEAST[level as Level]] as const),
  ),
);

describe.each(['light', 'dark'] as const)('contrast of the tokens, %s mode', (mode) => {
  test.each(PAIRS)('%s on %s is at least %d', (text, ground, least) => {
    const [front, back] = [text, ground].map((name) => {
      const token = tokens.find((one) => one.name === name);
      expect(token, `tokens.css has no --bk-${name}`).toBeDefined();
      return rgb(token![mode]);
    });
    expect(
      contrast(front!, back!),
      `change --bk-${text} or --bk-${ground} in ${mode} mode`,
    ).toBeGreaterThanOrEqual(least);
  });
});

test('the colors of code are read', () => {
  expect(SYNTAX).not.toEqual([]);
});
