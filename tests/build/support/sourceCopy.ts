import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of the site's sources, to build without touching the working tree. */
export interface SourceCopy {
  readonly dir: string;
  readonly remove: () => void;
}

/** Copies the files that Git tracks or would track; `node_modules` is linked. */
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
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {dir, remove: () => rmSync(dir, {recursive: true, force: true})};
}
