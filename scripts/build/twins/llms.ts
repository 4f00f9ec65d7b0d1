import {AREAS, areaOf} from '../../../src/config/areas';
import {FRAMEWORK_VERSION, SUMMARY, TITLE} from '../../../src/config/identity';
import type {Twin} from './twin';

/** Twins in the order of the sidebars, area by area; posts are in the order of the blog. */
export function inOrder(twins: readonly Twin[]): Twin[] {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const followers = new Set(twins.map(({next}) => next));
  const ordered = new Set<Twin>();
  const firsts = AREAS.flatMap((area) =>
    twins.filter(({path}) => areaOf(path) === area && !followers.has(path)),
  );
  for (const first of firsts) {
    for (let twin: Twin | undefined = first; twin; twin = byPath.get(twin.next ?? '')) {
      ordered.add(twin);
    }
  }
  return [...ordered];
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
