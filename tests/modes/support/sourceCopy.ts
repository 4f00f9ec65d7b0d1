import {cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../../../scripts/lib/run';
import {runGit} from '../../files';

/**
 * Copies the files that Git tracks or would track, to build without touching the working tree;
 * `node_modules` is linked, and so are the social cards that were drawn.
 *
 * @returns the folder, which the caller removes
 */
export function copySource(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = runGit(ROOT, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  for (const file of files.filter(Boolean)) {
    // A deleted file is listed until its deletion is committed.
    if (existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(dir, file));
    }
  }
  mkdirSync(path.join(ROOT, '.cache/cards'), {recursive: true});
  mkdirSync(path.join(dir, '.cache'));
  for (const linked of ['node_modules', '.cache/cards']) {
    // A junction: Windows lets not everyone make links.
    symlinkSync(path.join(ROOT, linked), path.join(dir, linked), 'junction');
  }
  return dir;
}
