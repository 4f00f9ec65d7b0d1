import {AREAS, areaOf} from '../../../src/config/areas';
import {FRAMEWORK_VERSION, SUMMARY, TITLE} from '../../../src/config/identity';
import type {Twin} from './twin';

/**
 * Sorts twins.
 *
 * @param twins of all pages
 * @param links paths in the list of all pages, which has the order of the sidebars and of the blog
 * @returns area by area; pages that are not in the list come last
 */
export function inOrder(twins: readonly Twin[], links: readonly string[]): Twin[] {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const listed = links.flatMap((path) => byPath.get(path) ?? []);
  const sorted = [...new Set([...listed, ...twins])];
  return AREAS.flatMap((area) => sorted.filter(({path}) => areaOf(path) === area));
}

/**
 * The list of pages for language models, in the form of https://llmstxt.org: one line a page.
 *
 * @param twins in order
 * @param siteUrl absolute address with the base path and a slash at its end
 */
export function llmsText(twins: readonly Twin[], siteUrl: string): string {
  const sections = AREAS.map(({id, label}) => [
    `## ${label}`,
    '',
    ...twins
      .filter(({path}) => areaOf(path)?.id === id)
      .map(({path, title, description}) => `- [${title}](${siteUrl}${path}.md): ${description}`),
    '',
  ]);
  return [
    `# ${TITLE}`,
    '',
    `> ${SUMMARY}. These pages document version ${FRAMEWORK_VERSION}.`,
    '',
    `All pages in one file: [llms-full.txt](${siteUrl}llms-full.txt).`,
    '',
    ...sections.flat(),
  ].join('\n');
}
