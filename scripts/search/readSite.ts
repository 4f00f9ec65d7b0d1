import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageText} from '../../src/search/types';
import {countLinks} from './links';
import {mergeObjects} from './mergeObjects';
import {addMessages} from './messages';
import {readPage, type BuiltPage} from './readPage';

/**
 * Reads every page of a built site that the search knows, in the order of their paths.
 *
 * @param outDir folder of the build
 * @param baseUrl path of the site, with a slash at both ends
 * @throws Error when a page has no title, or the same anchor twice: results would lead astray
 */
export async function readSite(outDir: string, baseUrl: string): Promise<PageText[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) =>
    /(?:^|[\\/])index\.html$/.test(file),
  );
  const pages: BuiltPage[] = [];
  for (const file of files.sort()) {
    const folder = path.dirname(file).split(path.sep).join('/');
    const page = readPage(
      await readFile(path.join(outDir, file), 'utf8'),
      folder === '.' ? '' : folder,
    );
    if (page) {
      pages.push(checked(page));
    }
  }
  countLinks(pages, baseUrl);
  const merged: PageText[] = mergeObjects(pages);
  addMessages(merged);
  return merged;
}

function checked(page: BuiltPage): BuiltPage {
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
  return page;
}
