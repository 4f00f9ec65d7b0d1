import {git} from './git';

/** The last commit that changed a file, by the names that the generator has for its parts. */
export interface LastUpdate {
  readonly lastUpdatedBy: string;
  /** In ms. */
  readonly lastUpdatedAt: number;
}

/**
 * When and by whom each page was last changed. The generator asks Git for each page, in two
 * processes.
 *
 * @param folder absolute path of the site's folder
 * @returns by the paths below the folder, with slashes; none without Git
 */
export function readLastUpdates(folder: string): ReadonlyMap<string, LastUpdate> {
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
