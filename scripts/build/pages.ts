import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {recordsOf} from '../../src/search/records';
import {INDEX_PATH, textsPath, writeIndex} from '../../src/search/searchIndex';
import {mergePages} from '../search/mergePages';
import {inOrder, llmsText} from './twins/llms';
import type {PostbuildStep} from './builtSite';

/**
 * Postbuild step: writes the search index, and for the snippets of results the texts of each page.
 */
export const search: PostbuildStep = async ({outDir, pages}) => {
  const merged = pages.flatMap((page) => page.search ?? []);
  mergePages(merged);
  const records = recordsOf(merged);
  const index = writeIndex(records);
  await write(path.join(outDir, INDEX_PATH), index);
  for (const {path: page, sections} of merged) {
    const texts = sections.map(({anchor, text, details}) => [anchor, text || (details ?? '')]);
    await write(path.join(outDir, textsPath(page)), JSON.stringify(Object.fromEntries(texts)));
  }
  const kilobytes = (gzipSync(index, {level: 9}).length / 1024).toFixed(0);
  return `${records.length} records of ${merged.length} pages, ${kilobytes} KB compressed`;
};

/** Postbuild step: writes each twin beside its page, the list of all, and one file with all of them. */
export const twins: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const list = pages.find(({file}) => file === 'pages/index.html');
  const ordered = inOrder(
    pages.flatMap(({twin}) => twin ?? []),
    (list?.links ?? []).map((link) => link.slice(baseUrl.length)),
  );
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
