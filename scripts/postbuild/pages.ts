import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pack, writeIndex} from '../../src/search/indexFile';
import {recordsOf} from '../../src/search/records';
import {openPages} from '../pages/openPage';
import {mergePages} from '../search/mergePages';
import {readPage, type BuiltPage} from '../search/readPage';
import {RECORDS_FILE} from '../search/recordsFile';
import {inOrder, llmsText} from '../twins/llms';
import {twinOf, type Twin} from '../twins/twin';
import type {BuiltSite, PostbuildStep} from './builtSite';

/**
 * Writes what is read from the built pages, each parsed once: the search index and records, and the
 * Markdown twins with their lists.
 */
export const pages: PostbuildStep = async (site) => {
  const read: BuiltPage[] = [];
  const twins: Twin[] = [];
  for await (const page of openPages(site.outDir)) {
    read.push(readPage(page));
    const twin = twinOf(page, site);
    if (twin) {
      twins.push(twin);
    }
  }
  return `${await writeSearch(read, site)}; ${await writeTwins(inOrder(twins), site)}`;
};

/** The index for readers into the build, and the records for publishing and measuring beside it. */
async function writeSearch(read: BuiltPage[], {outDir, url, baseUrl}: BuiltSite): Promise<string> {
  const merged = mergePages(read, baseUrl);
  const records = recordsOf(merged, url + baseUrl);
  const index = writeIndex(pack(merged));
  await write(path.join(outDir, 'search', 'index.json'), index);
  await write(RECORDS_FILE, JSON.stringify(records));
  const kilobytes = (gzipSync(index, {level: 9}).length / 1024).toFixed(0);
  return `${records.length} search records of ${merged.length} pages, ${kilobytes} KB compressed`;
}

/** Each twin beside its page, the list of all, and one file with all of them. */
async function writeTwins(twins: Twin[], {outDir, url, baseUrl}: BuiltSite): Promise<string> {
  for (const {path: page, markdown} of twins) {
    await write(path.join(outDir, `${page}.md`), markdown);
  }
  await write(path.join(outDir, 'llms.txt'), llmsText(twins, url + baseUrl));
  const all = twins.map(({markdown}) => markdown).join('\n---\n\n');
  await write(path.join(outDir, 'llms-full.txt'), all);
  return `${twins.length} Markdown twins`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
