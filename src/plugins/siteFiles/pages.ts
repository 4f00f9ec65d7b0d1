import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {recordsOf} from '../../search/records';
import {INDEX_PATH, textsPath, writeIndex} from '../../search/searchIndex';
import {mergePages} from './search/mergePages';
import type {BuiltPage, PostbuildStep} from './builtSite';
import {counted} from '../../reference/counted';
import {llmsFiles} from './twins/llms';

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
  return `${counted(records.length, 'record')} of ${counted(merged.length, 'page')}, ${kilobytes} KB compressed`;
};

/** Postbuild step: writes each twin beside its page, and the files for language models. */
export const twins: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  // In the order of the sidebars and of the blog; what is not in the list comes last.
  const list = pages.find(({file}) => file === 'pages/index.html')?.links ?? [];
  const placeOf = ({route}: BuiltPage) => list.indexOf(baseUrl + route) + 1 || list.length + 1;
  const ordered = pages.filter(({twin}) => twin).sort((a, b) => placeOf(a) - placeOf(b));
  for (const {route, twin} of ordered) {
    await write(path.join(outDir, `${route}.md`), twin!);
  }
  const files = llmsFiles(ordered, url + baseUrl);
  for (const [name, text] of files) {
    await write(path.join(outDir, name), text);
  }
  return `${ordered.length} written, and ${files.size} files for language models`;
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
