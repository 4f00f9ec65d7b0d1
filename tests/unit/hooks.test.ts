import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {installHooks} from '../../scripts/setup/hooks';
import {git, writeFiles} from '../files';
import {temporaryFolder} from './temporaryFolder';

let dir: string;

/** A repository that tracks the site's hooks in a folder of it, '' for its root. */
function repository(folder = ''): string {
  const siteDir = path.join(dir, folder);
  cpSync('.githooks', path.join(siteDir, '.githooks'), {recursive: true});
  git(dir, 'init', '-q');
  git(dir, 'add', '.');
  return siteDir;
}

beforeEach(() => {
  dir = temporaryFolder();
});

describe('installHooks', () => {
  test('switches the hooks of a fresh clone on, once', () => {
    const siteDir = repository();
    expect(installHooks(siteDir)).toBe(true);
    expect(git(dir, 'config', 'core.hooksPath')).toBe('.githooks');
    expect(installHooks(siteDir)).toBe(false);
  });

  test('switches them on when the site is a folder of its repository', () => {
    expect(installHooks(repository('website'))).toBe(true);
    expect(git(dir, 'config', 'core.hooksPath')).toBe('website/.githooks');
  });

  test('keeps the hooks folder that a contributor chose', () => {
    const siteDir = repository();
    git(dir, 'config', 'core.hooksPath', 'mine');
    expect(installHooks(siteDir)).toBe(false);
    expect(git(dir, 'config', 'core.hooksPath')).toBe('mine');
  });

  test('keeps the pre-commit hook that a contributor wrote', () => {
    const siteDir = repository();
    writeFiles(dir, {'.git/hooks/pre-commit': '#!/bin/sh\n'});
    expect(installHooks(siteDir)).toBe(false);
  });

  test('does nothing outside of Git, nor in a repository that does not track the site', () => {
    expect(installHooks(dir)).toBe(false);
    git(dir, 'init', '-q');
    mkdirSync(path.join(dir, 'website'));
    expect(installHooks(path.join(dir, 'website'))).toBe(false);
  });
});

test('the hook runs lint-staged in the folder of the site', () => {
  const siteDir = repository('website');
  installHooks(siteDir);
  const bin = path.join(dir, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npx'), '#!/bin/sh\necho "$PWD: $*" > "$OUT"\n', {mode: 0o755});
  const out = path.join(dir, 'out');
  execFileSync(
    'git',
    ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'A commit'],
    {cwd: dir, env: {...process.env, PATH: `${bin}:${process.env['PATH']}`, OUT: out}},
  );
  expect(readFileSync(out, 'utf8')).toBe(`${realpathSync(siteDir)}: --no-install lint-staged\n`);
});
