import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Lockfile {
  /** Without an address where a package is from npm, without a hash where it is a part of another one. */
  packages: Record<string, {resolved?: string; integrity?: string; inBundle?: boolean}>;
}

test('each package in the lockfile comes from npm, and has a hash', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const [, ...locked] = Object.entries(packages);
  expect(locked.length).toBeGreaterThan(0);
  const others = locked.filter(
    ([, {resolved, integrity, inBundle}]) => resolved ?? !(integrity ?? inBundle),
  );
  expect(others).toEqual([]);
});
