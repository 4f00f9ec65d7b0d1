import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Mutant} from './mutant';

/** A copy of the site's sources, in which a fault can be put without harm. */
export interface Tree {
  readonly dir: string;
  /** Puts the fault of a mutant in, and gives back what takes it out again. */
  readonly apply: (mutant: Mutant) => () => void;
  readonly remove: () => void;
}

/**
 * Replaces the one place that a mutant names.
 * @throws Error when it is not there just once: the source has moved on, and the mutant has to.
 */
export function mutate(source: string, {name, file, search, replace}: Mutant): string {
  const parts = source.split(search);
  if (parts.length !== 2) {
    throw new Error(`${name}: "${search}" stands ${parts.length - 1} times in ${file}, not once.`);
  }
  return parts.join(replace);
}

/** Copies what git knows or would know; `node_modules` is linked. */
export function copyTree(root: string): Tree {
  const dir = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    // A file that was deleted is still listed until that is committed.
    if (existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(dir, file));
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {
    dir,
    apply: (mutant) => {
      const file = path.join(dir, mutant.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, mutate(source, mutant));
      return () => writeFileSync(file, source);
    },
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
