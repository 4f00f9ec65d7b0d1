import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {git} from './git';

/** Why pages leave out their history, by what Git prints: nothing without Git or a repository. */
const REASONS: Record<string, string> = {
  true: 'this is a shallow clone; fetch the whole history (git fetch --unshallow) to show it',
  '': 'there is no git history here; build in a git checkout to show it',
};

/**
 * Why pages can't show when and by whom they were last updated. A shallow clone knows one commit only,
 * so that every page would claim the same author and day.
 *
 * @param folder absolute path of the site's folder
 * @returns nothing where the history is whole
 */
export function missingHistory(folder: string): string | undefined {
  return REASONS[git(folder, 'rev-parse', '--is-shallow-repository') ?? ''];
}

interface LastUpdate {
  readonly author: string;
  readonly date: string;
}

/**
 * The last commit of each page by its path from a folder on, with slashes; uncommitted pages have none. Says why
 * none has one.
 */
function readLastUpdates(folder: string): Map<string, LastUpdate> {
  const reason = missingHistory(folder);
  if (reason) {
    console.warn(`[WARNING] Pages leave out "Last updated": ${reason}.`);
    return new Map();
  }
  const format = '--format=%x00%cI%x09%an';
  const options = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const pages = ['--name-only', '--relative', '--', '*.md', '*.mdx'];
  const updates = new Map<string, LastUpdate>();
  const log = git(folder, ...options, 'log', format, ...pages) ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [date = '', author = ''] = head.split('\t');
    for (const file of files) {
      // The newest commit comes first.
      updates.set(file, updates.get(file) ?? {author, date});
    }
  }
  return updates;
}

/**
 * Adds to the front matter of each page when and by whom it was last updated, unless the writer has
 * set it. The generator would start Git once for every page.
 *
 * @param folder absolute path of the site's folder
 */
export function parseWithHistory(folder: string): MarkdownConfig['parseFrontMatter'] {
  let updates: Map<string, LastUpdate> | undefined;
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    updates ??= readLastUpdates(folder);
    const last_update = updates.get(path.relative(folder, filePath).replaceAll(path.sep, '/'));
    // A part of a page has no front matter, and must not have any.
    return last_update && Object.keys(parsed.frontMatter).length > 0
      ? {...parsed, frontMatter: {last_update, ...parsed.frontMatter}}
      : parsed;
  };
}
