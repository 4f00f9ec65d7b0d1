import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {AREAS, areaOf} from '../../src/config/areas';
import {FRAMEWORK_VERSION, SUMMARY, TITLE} from '../../src/config/identity';
import {recordsOf} from '../../src/search/records';
import {INDEX_PATH, textsPath, writeIndex} from '../../src/search/searchIndex';
import {mergePages} from '../search/mergePages';
import type {BuiltPage, PostbuildStep} from './builtSite';
import {counted} from '../../src/reference/counted';

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

/** Postbuild step: writes each twin beside its page, the list of all, and one file with all of them. */
export const twins: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  // In the order of the sidebars and of the blog; what is not in the list comes last.
  const list = pages.find(({file}) => file === 'pages/index.html')?.links ?? [];
  const placeOf = ({route}: BuiltPage) => list.indexOf(baseUrl + route) + 1 || list.length + 1;
  const ordered = pages.filter(({twin}) => twin).sort((a, b) => placeOf(a) - placeOf(b));
  const areas = AREAS.map(({id, label}) => ({
    label,
    pages: ordered.filter(({route}) => areaOf(route)?.id === id),
  }));
  for (const {route, twin} of ordered) {
    await write(path.join(outDir, `${route}.md`), twin!);
  }
  await write(path.join(outDir, 'llms.txt'), llmsText(areas, url + baseUrl));
  const all = areas.flatMap((area) => area.pages.map(({twin}) => twin)).join('\n---\n\n');
  await write(path.join(outDir, 'llms-full.txt'), all);
  return `${ordered.length} written`;
};

/**
 * The list of pages for language models, in the form of https://llmstxt.org: one line a page.
 *
 * @param areas with their pages in order
 * @param siteUrl absolute address with the base path and a slash at its end
 */
function llmsText(areas: {label: string; pages: BuiltPage[]}[], siteUrl: string): string {
  const sections = areas.flatMap(({label, pages}) => [
    `## ${label}`,
    '',
    ...pages.map(
      ({route, title, description}) => `- [${title}](${siteUrl}${route}.md): ${description}`,
    ),
    '',
  ]);
  return [
    `# ${TITLE}`,
    '',
    `> ${SUMMARY}. These pages document version ${FRAMEWORK_VERSION}.`,
    '',
    `All pages in one file: [llms-full.txt](${siteUrl}llms-full.txt).`,
    '',
    ...sections,
  ].join('\n');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
