import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const files = globSync('src/{theme,components/*/theme}/**/*.{ts,tsx}');
const overrides = files.map((file) => file.replace(/^.*?\/theme\/|(?:\/index)?\.tsx?$/g, ''));
const register = readFileSync('src/theme/README.md', 'utf8');
const rows = register.matchAll(/^\| `([^`]+)` \| (?:wrap|eject) \| \S/gm);
const registered = [...rows].map(([, name]) => name!);

/** A part of an override in a folder of its own belongs to the override that is registered. */
const isPartOf = (part: string, name: string) => part === name || part.startsWith(`${name}/`);

test('src/theme/README.md lists each override with its kind and change, and nothing else', () => {
  expect(
    overrides.filter((name) => !registered.some((entry) => isPartOf(name, entry))),
    'add a row for each: its kind and what it changes',
  ).toEqual([]);
  expect(
    registered.filter((entry) => !overrides.some((name) => isPartOf(name, entry))),
    'remove the row of each: no such override is left',
  ).toEqual([]);
});
