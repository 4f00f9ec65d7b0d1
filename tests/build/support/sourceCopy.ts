import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of the site's sources, to build without touching the working tree. */
export interface SourceCopy {
  readonly dir: string;
  readonly remove: () => void;
}

/**
 * Copies the files that Git tracks or would track; `node_modules` is linked, and so are the social
 * cards that were drawn.
 */
export function copySource(root: string): SourceCopy {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    // A deleted file is listed until its deletion is committed.
    if (existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(dir, file));
    }
  }
  mkdirSync(path.join(root, '.cache/cards'), {recursive: true});
  mkdirSync(path.join(dir, '.cache'));
  for (const linked of ['node_modules', '.cache/cards']) {
    symlinkSync(path.join(root, linked), path.join(dir, linked));
  }
  return {dir, remove: () => rmSync(dir, {recursive: true, force: true})};
}
