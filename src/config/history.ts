import {execFileSync} from 'node:child_process';

export type History = 'whole' | 'shallow' | 'none';

/**
 * How much of the git history the folder has. A shallow clone knows one commit only, so that
 * every page would claim the same author and day.
 *
 * @param folder absolute path of the site's folder
 * @returns `none` too when there is no git to ask
 */
export function readHistory(folder: string): History {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false' ? 'whole' : 'shallow';
  } catch {
    return 'none';
  }
}

const REASON: Record<Exclude<History, 'whole'>, string> = {
  shallow: 'this is a shallow clone; fetch the whole history (git fetch --unshallow) to show it',
  none: 'there is no git history here; build in a git checkout to show it',
};

// The generator loads its configuration more than once in a process.
const said = globalThis as {boykaHistorySaid?: boolean};

/**
 * Whether pages can tell when and by whom they were last updated; says once why not.
 *
 * @param folder absolute path of the site's folder
 */
export function hasWholeHistory(folder: string): boolean {
  const history = readHistory(folder);
  if (history === 'whole') {
    return true;
  }
  if (!said.boykaHistorySaid) {
    said.boykaHistorySaid = true;
    console.warn(`[WARNING] Pages leave out "Last updated": ${REASON[history]}.`);
  }
  return false;
}
