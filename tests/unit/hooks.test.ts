import {cpSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {installHooks} from '../../scripts/lib/hooks';
import {git, writeFiles} from '../files';
import {temporaryFolder} from './temporaryFolder';

/** A repository that tracks the site's hooks in its folder `website`. */
function repository(): {dir: string; siteDir: string} {
  const dir = temporaryFolder();
  const siteDir = path.join(dir, 'website');
  cpSync('.githooks', path.join(siteDir, '.githooks'), {recursive: true});
  git(dir, 'init', '-q');
  git(dir, 'add', '.');
  return {dir, siteDir};
}

const hooksOf = (dir: string) => git(dir, 'config', '--default', 'none', 'core.hooksPath');

test('switches the hooks of a fresh clone on', () => {
  const {dir, siteDir} = repository();
  installHooks(siteDir);
  expect(hooksOf(dir)).toBe('website/.githooks');
});

test('keeps the hooks that a contributor has', () => {
  const {dir, siteDir} = repository();
  writeFiles(dir, {'.git/hooks/pre-commit': '#!/bin/sh\n'});
  installHooks(siteDir);
  expect(hooksOf(dir)).toBe('none');
});
