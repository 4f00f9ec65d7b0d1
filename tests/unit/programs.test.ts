import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {findBash, findOnPath} from '../../scripts/lib/programs';
import {temporaryFolder} from '../temporaryFolder';

const EXE = process.platform === 'win32' ? '.exe' : '';

/** Makes folders the only ones of `PATH`. */
function usePath(...folders: string[]): void {
  vi.stubEnv('PATH', folders.join(path.delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a program is found in the first folder of PATH that has it', () => {
  const [empty, one, two] = [{}, {[`tool${EXE}`]: ''}, {[`tool${EXE}`]: ''}].map(temporaryFolder);
  usePath(empty!, one!, two!);
  expect(findOnPath('other', 'tool')).toBe(path.join(one!, `tool${EXE}`));
  expect(findOnPath('other')).toBeUndefined();
});

test('a bash that does not run is none', () => {
  usePath(temporaryFolder({[`bash${EXE}`]: ''}));
  expect(findBash()).toBeUndefined();
});
