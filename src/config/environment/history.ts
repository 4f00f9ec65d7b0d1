import {git} from './git';

export type History = 'whole' | 'shallow' | 'none';

/**
 * How much of the git history the folder has. A shallow clone knows one commit only, so that
 * every page would claim the same author and day.
 *
 * @param folder absolute path of the site's folder
 * @returns `none` also without git
 */
function readHistory(folder: string): History {
  const isShallow = git(folder, 'rev-parse', '--is-shallow-repository');
  if (isShallow === undefined) {
    return 'none';
  }
  return isShallow === 'false' ? 'whole' : 'shallow';
}

const REASON: Record<Exclude<History, 'whole'>, string> = {
  shallow: 'this is a shallow clone; fetch the whole history (git fetch --unshallow) to show it',
  none: 'there is no git history here; build in a git checkout to show it',
};

// The generator loads its configuration more than once in a process.
const warned = globalThis as {boykaHistoryWarned?: boolean};

/**
 * Whether pages can show when and by whom they were last updated; warns once with the reason if not.
 *
 * @param folder absolute path of the site's folder
 */
export function hasWholeHistory(folder: string): boolean {
  const history = readHistory(folder);
  if (history === 'whole') {
    return true;
  }
  if (!warned.boykaHistoryWarned) {
    warned.boykaHistoryWarned = true;
    console.warn(`[WARNING] Pages leave out "Last updated": ${REASON[history]}.`);
  }
  return false;
}
