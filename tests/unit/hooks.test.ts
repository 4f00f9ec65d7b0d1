import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {installHooks} from '../../scripts/setup/hooks';

let dir: string;
const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, encoding: 'utf8'}).trim();

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hooks-'));
});

describe('installHooks', () => {
  test('switches the hooks of a fresh clone on, once', () => {
    git('init', '-q');
    expect(installHooks(dir)).toBe(true);
    expect(git('config', 'core.hooksPath')).toBe('.githooks');
    expect(installHooks(dir)).toBe(false);
  });

  test('leaves the hooks that a contributor chose', () => {
    git('init', '-q');
    git('config', 'core.hooksPath', 'mine');
    expect(installHooks(dir)).toBe(false);
    expect(git('config', 'core.hooksPath')).toBe('mine');
  });

  test('does nothing outside of git, nor in a folder of another repository', () => {
    expect(installHooks(dir)).toBe(false);
    git('init', '-q');
    mkdirSync(path.join(dir, 'website'));
    expect(installHooks(path.join(dir, 'website'))).toBe(false);
  });
});
