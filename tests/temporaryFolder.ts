import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {writeFiles} from './files';

/** Creates a folder with files, which is removed after the test. */
export function temporaryFolder(files: Parameters<typeof writeFiles>[1] = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  writeFiles(folder, files);
  return folder;
}
