import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const files = globSync('src/{theme,components/Search/theme}/**/*.{ts,tsx}');
const overrides = files.map((file) => file.replace(/^.*?\/theme\/|(?:\/index)?\.tsx?$/g, ''));
const register = readFileSync('src/theme/README.md', 'utf8');
const registered = [...register.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);

/** A part of an override in a folder of its own belongs to the override that is registered. */
const isPartOf = (part: string, name: string) => part === name || part.startsWith(`${name}/`);

describe('the register of theme overrides (src/theme/README.md)', () => {
  test('lists what is there, and nothing else', () => {
    expect(
      overrides.filter((name) => !registered.some((entry) => isPartOf(name, entry))),
      'add a row for each: its kind and what it changes',
    ).toEqual([]);
    expect(
      registered.filter((entry) => !overrides.some((name) => isPartOf(name, entry))),
      'remove the row of each: no such override is left',
    ).toEqual([]);
  });

  test.each(files.filter((file) => file.endsWith('/index.tsx')))(
    '%s says what it changes and why',
    (file) => {
      expect(readFileSync(file, 'utf8')).toMatch(
        /^\/\/ Change: [\s\S]*?\n\/\/ Swizzle: (wrap|eject)/,
      );
    },
  );
});
