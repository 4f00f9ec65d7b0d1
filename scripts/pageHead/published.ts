import {git} from '../../src/environment/git';
import {readHistory} from '../../src/environment/history';

/**
 * When each source file of the pages was added, by Git. A renamed file keeps its day.
 *
 * @param folder absolute path of the site's folder
 * @returns days such as `2025-10-07` by the paths below the folder; none when the history is
 * incomplete, because the oldest commit of a shallow clone seems to add everything
 */
export function readPublished(folder: string): ReadonlyMap<string, string> {
  if (readHistory(folder) !== 'whole') {
    return new Map();
  }
  return parsePublished(
    git(
      folder,
      // Paths as they are, without quotes and escapes.
      ...['-c', 'core.quotePath=false'],
      ...['log', '--reverse', '--relative', '--find-renames', '--diff-filter=AR'],
      ...['--name-status', '--format=%cI', '--', '*.md', '*.mdx'],
    ) ?? '',
  );
}

/** Reads what `git log --reverse --name-status --format=%cI` prints. */
export function parsePublished(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    const [status = '', from = '', to = ''] = line.split('\t');
    if (status.startsWith('R')) {
      days.set(to, days.get(from) ?? day);
    } else if (status === 'A') {
      days.set(from, day);
    } else if (line !== '') {
      day = line.slice(0, '2025-10-07'.length);
    }
  }
  return days;
}
