import {execFileSync} from 'node:child_process';

/**
 * What a Git command prints in a folder, without the line break.
 * @returns undefined when there is no Git, no repository, or the command fails
 */
export function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      // A log has no limit.
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
