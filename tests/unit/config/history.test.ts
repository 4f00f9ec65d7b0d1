import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

let dir: string;

const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, encoding: 'utf8'}).trim();

/** A repository with two commits. */
function createRepository() {
  git('init', '-q');
  const identity = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com'];
  for (const message of ['First', 'Second']) {
    git(...identity, 'commit', '-q', '--allow-empty', '-m', message);
  }
}

/** Turns the repository into a clone of depth 1, as continuous integration gets it by default. */
function makeShallow() {
  git('fetch', '-q', '--depth', '1', `file://${dir}`, git('rev-parse', 'HEAD'));
  expect(git('rev-parse', '--is-shallow-repository')).toBe('true');
}

/** The module keeps that it has warned for the life of a process. */
async function load() {
  delete (globalThis as {boykaHistoryWarned?: boolean}).boykaHistoryWarned;
  vi.resetModules();
  return import('../../../src/environment/history');
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'history-'));
});

afterEach(() => {
  rmSync(dir, {recursive: true, force: true});
  vi.restoreAllMocks();
});

describe('hasWholeHistory', () => {
  it('is false and warns once in a shallow clone', async () => {
    createRepository();
    makeShallow();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const {hasWholeHistory} = await load();
    expect([hasWholeHistory(dir), hasWholeHistory(dir)]).toEqual([false, false]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('shallow clone'));
  });
});
