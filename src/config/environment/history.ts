import {git} from './git';

/** Why pages leave out their history, by what Git prints: nothing without Git or a repository. */
const REASONS: Record<string, string> = {
  true: 'this is a shallow clone; fetch the whole history (git fetch --unshallow) to show it',
  '': 'there is no git history here; build in a git checkout to show it',
};

// The generator loads its configuration more than once in a process.
const warned = globalThis as {boykaHistoryWarned?: boolean};

/**
 * Whether pages can show when and by whom they were last updated; warns once with the reason if not.
 * A shallow clone knows one commit only, so that every page would claim the same author and day.
 *
 * @param folder absolute path of the site's folder
 */
export function hasWholeHistory(folder: string): boolean {
  const reason = REASONS[git(folder, 'rev-parse', '--is-shallow-repository') ?? ''];
  if (reason && !warned.boykaHistoryWarned) {
    warned.boykaHistoryWarned = true;
    console.warn(`[WARNING] Pages leave out "Last updated": ${reason}.`);
  }
  return reason === undefined;
}
