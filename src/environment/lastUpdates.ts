import {git} from './git';

/** The last commit that changed a file, by the names that the generator has for its parts. */
export interface LastUpdate {
  readonly lastUpdatedBy: string;
  /** In ms. */
  readonly lastUpdatedAt: number;
}

/** What was read last: each area of the site asks, and under `npm start` a commit may come between. */
let known: {folder: string; commit: string; updates: ReadonlyMap<string, LastUpdate>} | undefined;

/**
 * When and by whom each page was last changed, read once for each commit that is checked out.
 *
 * @param folder absolute path of the site's folder
 * @returns by the paths below the folder, with slashes; none without Git
 */
export function readLastUpdates(folder: string): ReadonlyMap<string, LastUpdate> {
  const commit = git(folder, 'rev-parse', 'HEAD') ?? '';
  if (known?.folder !== folder || known.commit !== commit) {
    known = {folder, commit, updates: readLog(folder)};
  }
  return known.updates;
}

function readLog(folder: string): ReadonlyMap<string, LastUpdate> {
  return parseLastUpdates(
    git(
      folder,
      // Paths as they are, and no lines about signatures.
      ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
      // A merge is listed with the files that differ from all its parents.
      ...['log', '-c', '--relative', '--name-only', '--format=RESULT:%ct,%an'],
      ...['--', '*.md', '*.mdx'],
    ) ?? '',
  );
}

/** Reads what Git prints: commits from the newest on, each with the files that it changed. */
export function parseLastUpdates(log: string): ReadonlyMap<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  let update: LastUpdate | undefined;
  for (const line of log.split('\n')) {
    const [, seconds, author] = /^RESULT:(\d+),(.*)$/.exec(line) ?? [];
    if (author !== undefined) {
      update = {lastUpdatedBy: author, lastUpdatedAt: Number(seconds) * 1000};
    } else if (update && line !== '' && !updates.has(line)) {
      updates.set(line, update);
    }
  }
  return updates;
}
