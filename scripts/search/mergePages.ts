import type {PageText} from '../../src/search/types';
import {countLinks} from './links';
import {mergeObjects} from './mergeObjects';
import {addMessages} from './messages';
import {addPhrases, readPhrases} from './phrases';
import type {BuiltPage} from './readPage';

/**
 * Completes what the search knows of the pages of a site by what it knows of all of them.
 *
 * @param pages of the site; their sections change in place
 * @param baseUrl path of the site, with a slash at both ends
 * @throws Error when a page has no title, or the same anchor twice: results would lead astray
 */
export function mergePages(pages: readonly BuiltPage[], baseUrl: string): PageText[] {
  pages.forEach(check);
  countLinks(pages, baseUrl);
  const merged: PageText[] = mergeObjects(pages);
  addMessages(merged);
  addPhrases(merged, readPhrases());
  return merged;
}

function check(page: BuiltPage): void {
  const seen = new Set<string>();
  for (const {title, anchor} of page.sections) {
    if (!title) {
      throw new Error(
        `The page /${page.path} has a heading without text at "#${anchor}": name it.`,
      );
    }
    if (seen.has(anchor)) {
      throw new Error(`The page /${page.path} has the anchor "#${anchor}" twice: rename one.`);
    }
    seen.add(anchor);
  }
}
