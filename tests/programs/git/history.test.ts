import {expect, it, vi} from 'vitest';
import {runGit} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

it('hasWholeHistory is false and warns once in a shallow clone', async () => {
  const dir = temporaryFolder();
  runGit(dir, 'init', '-q');
  for (const message of ['First', 'Second']) {
    runGit(dir, 'commit', '-q', '--allow-empty', '-m', message);
  }
  // A clone of depth 1, as continuous integration gets it by default.
  runGit(dir, 'fetch', '-q', '--depth', '1', `file://${dir}`, runGit(dir, 'rev-parse', 'HEAD'));
  expect(runGit(dir, 'rev-parse', '--is-shallow-repository')).toBe('true');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // The module keeps that it has warned for the life of a process.
  delete (globalThis as {boykaHistoryWarned?: boolean}).boykaHistoryWarned;
  vi.resetModules();
  const {hasWholeHistory} = await import('../../../src/config/environment/history');
  expect([hasWholeHistory(dir), hasWholeHistory(dir)]).toEqual([false, false]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('shallow clone'));
  vi.restoreAllMocks();
});
