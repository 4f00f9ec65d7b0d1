import path from 'node:path';
import {counted} from '../../../lib/counted';
import {recordsOf, sentencesOf} from '../../../search/records';
import {INDEX_PATH, textsPath, writeIndex} from '../../../search/searchIndex';
import {write, type SiteStep} from '../builtSite';
import {mergePages} from './mergePages';

/** Writes the search index, and for the snippets of results the texts of each page. */
export const writeSearch: SiteStep = async ({outDir, pages}) => {
  const merged = pages.flatMap((page) => page.search ?? []);
  mergePages(merged);
  const records = recordsOf(merged);
  const index = writeIndex(records);
  await write(path.join(outDir, INDEX_PATH), index);
  for (const {path: page, sections} of merged) {
    const texts = sections.map((section) => [section.anchor, sentencesOf(section).join('\n')]);
    await write(path.join(outDir, textsPath(page)), JSON.stringify(Object.fromEntries(texts)));
  }
  return `${counted(records.length, 'record')} of ${counted(merged.length, 'page')}`;
};
