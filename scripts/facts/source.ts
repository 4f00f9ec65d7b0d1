import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {git} from '../../src/config/environment/git';
import {UserError} from '../../src/config/environment/userError';
import {jdkProgram} from '../lib/programs';
import {compare} from './model';
import type {JavaFile} from './tree';

/** Folder of the Java source inside a checkout of the framework. */
export const SOURCE_ROOT = 'core-java/src/main/java';

/** A checkout of the framework with its version. */
export interface FrameworkSource {
  /** Its root. */
  checkout: string;
  /** Folder with the packages. */
  folder: string;
  tag: string;
  commit: string;
  /** Day of the commit: `2025-10-07`. */
  date: string;
}

/**
 * Checks a checkout of the framework before anything is read.
 *
 * @param checkout folder of the checkout
 * @param given tag, commit, and day, for a folder without git history
 * @throws UserError naming what is missing and how to fix it
 */
export function openSource(
  checkout: string,
  given: Partial<Pick<FrameworkSource, 'tag' | 'commit' | 'date'>> = {},
): FrameworkSource {
  const folder = path.join(checkout, SOURCE_ROOT);
  if (!fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new UserError(
      `${checkout} has no ${SOURCE_ROOT}: name the root of a framework checkout with --source.`,
    );
  }
  const changed = given.tag ? '' : ownGit(checkout, 'status', '--porcelain', '--', 'core-java');
  if (changed) {
    throw new UserError(
      `${checkout} has uncommitted changes: commit and tag them, or remove them with git restore.`,
    );
  }
  const tag = given.tag ?? ownGit(checkout, 'describe', '--tags', '--exact-match');
  const commit = given.commit ?? ownGit(checkout, 'rev-parse', 'HEAD');
  const date = given.date ?? ownGit(checkout, 'show', '--no-patch', '--format=%cs', 'HEAD');
  if (!tag || !commit || !date) {
    throw new UserError(
      `The tag, commit, or date of ${checkout} is unknown: check out a tag with git, or pass --tag, --commit, and --date.`,
    );
  }
  if (!/^[0-9a-f]{40}$/.test(commit)) {
    throw new UserError(`${commit} is not a commit: --commit takes all 40 hexadecimal digits.`);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
    throw new UserError(
      `${date} is not a date: --date takes the day of the commit, such as 2025-10-07.`,
    );
  }
  return {checkout, folder, tag, commit, date};
}

/** Output of git in the checkout itself, never of a repository around it; undefined when git does not know. */
function ownGit(checkout: string, ...args: string[]): string | undefined {
  return fs.existsSync(path.join(checkout, '.git')) ? git(checkout, ...args) : undefined;
}

/**
 * Parses every Java file below a folder, with the JDK's own compiler tree API.
 *
 * @param folder the folder of the packages, such as `core-java/src/main/java`
 * @returns sorted by file
 * @throws UserError when no JDK is found, or a file does not parse
 */
export function parseJava(folder: string): JavaFile[] {
  const java = jdkProgram('java');
  try {
    const output = execFileSync(java, [path.join(__dirname, 'Extract.java'), folder], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return (JSON.parse(output) as JavaFile[]).sort((a, b) => compare(a.file, b.file));
  } catch (error) {
    const reason = (error as {stderr?: string}).stderr?.trim().split('\n')[0];
    throw new UserError(
      `The Java source below ${folder} cannot be read: ${reason || (error as Error).message}. ` +
        'Check out a framework tag, and name its folder with --source.',
    );
  }
}
