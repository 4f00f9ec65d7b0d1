import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pack, writeIndex} from '../../src/search/indexFile';
import {recordsOf} from '../../src/search/records';
import {mergePages} from '../search/mergePages';
import {RECORDS_FILE} from '../search/recordsFile';
import {inOrder, llmsText} from '../twins/llms';
import type {PostbuildStep} from './builtSite';

/**
 * Postbuild step: writes the search index for readers into the build, and the records for publishing
 * and measuring beside it.
 */
export const search: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const merged = mergePages(
    pages.flatMap((page) => page.search ?? []),
    baseUrl,
  );
  const records = recordsOf(merged, url + baseUrl);
  const index = writeIndex(pack(merged));
  await write(path.join(outDir, 'search', 'index.json'), index);
  await write(RECORDS_FILE, JSON.stringify(records));
  const kilobytes = (gzipSync(index, {level: 9}).length / 1024).toFixed(0);
  return `${records.length} records of ${merged.length} pages, ${kilobytes} KB compressed`;
};

/** Postbuild step: writes each twin beside its page, the list of all, and one file with all of them. */
export const twins: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const ordered = inOrder(pages.flatMap(({twin}) => twin ?? []));
  for (const {path: page, markdown} of ordered) {
    await write(path.join(outDir, `${page}.md`), markdown);
  }
  await write(path.join(outDir, 'llms.txt'), llmsText(ordered, url + baseUrl));
  const all = ordered.map(({markdown}) => markdown).join('\n---\n\n');
  await write(path.join(outDir, 'llms-full.txt'), all);
  return `${ordered.length} written`;
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
