import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const overrides = [
  ...new Set(
    globSync('src/theme/**/*.{ts,tsx}').map((file) =>
      file
        .replace('src/theme/', '')
        .replace(/\/index\.tsx?$/, '')
        .replace(/\.tsx?$/, ''),
    ),
  ),
];
const register = readFileSync('src/theme/README.md', 'utf8');
const registered = [...register.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);

/** A part of an override in a folder of its own belongs to the override that is registered. */
const isRegistered = (name: string) =>
  registered.some((entry) => name === entry || name.startsWith(`${entry}/`));

describe('the register of theme overrides (src/theme/README.md)', () => {
  test.each(overrides)('lists %s', (name) => {
    expect(isRegistered(name), `add a row for ${name}: its kind and what it changes`).toBe(true);
  });

  test.each(registered)('%s exists', (name) => {
    const found = overrides.some((file) => file === name || file.startsWith(`${name}/`));
    expect(found, `remove the row of ${name}: no such override is left`).toBe(true);
  });

  test.each(globSync('src/theme/**/index.tsx'))('%s says what it changes and why', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\/\/ Change: [\s\S]*?\n\/\/ Swizzle: (wrap|eject)/,
    );
  });
});
