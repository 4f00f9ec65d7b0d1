import {git} from './git';

/** What Git knows of a page. */
export interface PageHistory {
  /** The last commit that changed it, by the names that the generator has for its parts; in ms. */
  readonly lastUpdate: {readonly lastUpdatedBy: string; readonly lastUpdatedAt: number};
}

/** What was read last: each area of the site asks, and under `npm start` a commit may come between. */
let known: {folder: string; commit: string; pages: ReadonlyMap<string, PageHistory>} | undefined;

/**
 * The history of each page, read once for each commit that is checked out.
 *
 * @param folder absolute path of the site's folder, with its whole history: the oldest commit of a
 * shallow clone seems to add everything
 * @returns by the paths below the folder, with slashes; none without Git
 */
export function readPageHistory(folder: string): ReadonlyMap<string, PageHistory> {
  const commit = git(folder, 'rev-parse', 'HEAD') ?? '';
  if (known?.folder !== folder || known.commit !== commit) {
    const log = git(
      folder,
      // Paths as they are, and no lines about signatures.
      ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
      // A merge is listed with the files that differ from all its parents.
      ...['log', '-c', '--relative', '--name-only'],
      ...['--format=RESULT:%ct,%an', '--', '*.md', '*.mdx'],
    );
    known = {folder, commit, pages: parseLog(log ?? '')};
  }
  return known.pages;
}

/** Reads what Git prints: commits from the newest on, each with the files that it changed. */
export function parseLog(log: string): ReadonlyMap<string, PageHistory> {
  const pages = new Map<string, PageHistory>();
  let lastUpdate = {lastUpdatedBy: '', lastUpdatedAt: 0};
  for (const line of log.split('\n').filter(Boolean)) {
    const [, seconds, author] = /^RESULT:(\d+),(.*)$/.exec(line) ?? [];
    if (author !== undefined) {
      lastUpdate = {lastUpdatedBy: author, lastUpdatedAt: Number(seconds) * 1000};
    } else if (!pages.has(line)) {
      pages.set(line, {lastUpdate});
    }
  }
  return pages;
}
