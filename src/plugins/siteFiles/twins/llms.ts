import {AREAS, areaOf} from '../../../config/areas';
import {AGENTS_FILE, MARKDOWN_ARCHIVE} from '../../../config/assistants';
import {FRAMEWORK_VERSION, SUMMARY, TITLE} from '../../../config/identity';
import type {BuiltPage} from '../builtSite';

/** Of the areas, those that a tester can do without. */
const OPTIONAL = new Set<string>(['contributing', 'community', 'blog']);

/**
 * The index for language models, `llms.txt`, in the form of https://llmstxt.org. Its links are relative,
 * so that it is the index of the archive, too.
 *
 * @param pages those with a twin, in the order of the sidebars
 * @param siteUrl absolute address with the base path and a slash at its end
 */
export function llmsText(pages: readonly BuiltPage[], siteUrl: string): string {
  const linesOf = (area: string) =>
    pages
      .filter(({route}) => areaOf(route)?.id === area)
      .map(({route, title, description}) => `- [${title}](${route}.md): ${description}`);
  const main = AREAS.filter(({id}) => !OPTIONAL.has(id));
  const optional = AREAS.filter(({id}) => OPTIONAL.has(id));
  return [
    `# ${TITLE}`,
    '',
    `> ${SUMMARY}. These pages document version ${FRAMEWORK_VERSION}.`,
    '',
    `Read [${AGENTS_FILE}](${AGENTS_FILE}) first: the imports, the rules, and where each kind of answer is. Then read single pages: each below is Markdown, and \`{#id}\` after a heading is its part of a link. A bold line such as \`**Maven:**\` is the name of a tab. Links begin at ${siteUrl}`,
    '',
    `To read without internet: [all of them as a zip](${siteUrl}${MARKDOWN_ARCHIVE}), with this list as its index.`,
    '',
    ...main.flatMap(({id, label}) => [`## ${label}`, '', ...linesOf(id), '']),
    '## Optional',
    '',
    ...optional.flatMap(({id}) => linesOf(id)),
    '',
  ].join('\n');
}
