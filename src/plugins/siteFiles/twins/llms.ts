import {AREAS, areaOf} from '../../../config/areas';
import {AGENTS_FILE} from '../../../config/assistants';
import {FRAMEWORK_VERSION, SUMMARY, TITLE} from '../../../config/identity';
import type {BuiltPage} from '../builtSite';
import {sharedOnce} from './sharedOnce';

/**
 * Files with the texts of several pages, none larger than an assistant can read: the first of which a
 * route begins with one of the paths has the page.
 */
const PARTS = [
  {
    name: 'configuration',
    label: 'Configuration: each key of boyka-config.json',
    paths: ['docs/guides/config/'],
  },
  {
    name: 'troubleshooting',
    label: 'Troubleshooting: each error by its exact text',
    paths: ['docs/guides/troubleshooting'],
  },
  {
    name: 'run',
    label: 'Guides: run tests, migrate, upgrade, tutorials',
    paths: ['docs/guides/run/', 'docs/guides/migrate/', 'docs/guides/waits', 'docs/tutorials/'],
  },
  {name: 'guides', label: 'Guides: first steps, and how to write tests', paths: ['docs/']},
  {
    name: 'element-actions',
    label: 'API: actions on elements',
    paths: ['api/actions/elements'],
  },
  {
    name: 'other-types',
    label: 'API: sessions, builders, data, listeners, enums, settings',
    paths: [
      'api/actions/interfaces/',
      'api/builders',
      'api/sessions',
      'api/data',
      'api/utils',
      'api/enums',
      'api/intro',
    ],
  },
  {
    name: 'other-actions',
    label: 'API: actions on the browser, the device, and APIs',
    paths: ['api/actions/'],
  },
];

/** Of the areas, those that a tester can do without. */
const OPTIONAL = new Set<string>(['contributing', 'community', 'blog']);

/**
 * The files for language models: `llms.txt`, in the form of https://llmstxt.org, and the texts of the
 * pages, in parts and in one file. What the methods of a type share is in them once, and the links
 * lead on from the file, which is in the site's folder.
 *
 * @param pages those with a twin, in the order of the sidebars
 * @param siteUrl absolute address with the base path and a slash at its end
 * @returns the text of each file by its name
 */
export function llmsFiles(pages: readonly BuiltPage[], siteUrl: string): Map<string, string> {
  // Addresses are up to half of a text. The one of the page itself stays whole: it says where it is.
  const relative = (text: string) =>
    text.replaceAll(new RegExp(`(?<!Page on the site)\\]\\(${siteUrl}(?=[^)])`, 'g'), '](');
  const joinTwins = (some: readonly BuiltPage[]) =>
    some.map(({twin}) => relative(sharedOnce(twin!))).join('\n---\n\n');
  const parts = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const part = PARTS.find(({paths}) => paths.some((start) => page.route.startsWith(start)));
    if (part) {
      parts.set(part.name, [...(parts.get(part.name) ?? []), page]);
    }
  }
  const inOrder = AREAS.flatMap(({id}) => pages.filter(({route}) => areaOf(route)?.id === id));
  const files = new Map<string, string>();
  parts.forEach((some, name) => files.set(`llms-${name}.txt`, joinTwins(some)));
  files.set('llms-full.txt', joinTwins(inOrder));
  files.set('llms.txt', listOf(pages, files, siteUrl));
  return files;
}

function listOf(
  pages: readonly BuiltPage[],
  files: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const linesOf = (area: string) =>
    pages
      .filter(({route}) => areaOf(route)?.id === area)
      .map(({route, title, description}) => `- [${title}](${siteUrl}${route}.md): ${description}`);
  const sizeOf = (name: string) => `${Math.ceil(Buffer.byteLength(files.get(name)!) / 1000)} KB`;
  const parts = PARTS.flatMap(({name, label}) => {
    const file = `llms-${name}.txt`;
    return files.has(file) ? [`- [${label}](${siteUrl}${file}): ${sizeOf(file)}`] : [];
  });
  const main = AREAS.filter(({id}) => !OPTIONAL.has(id));
  return [
    `# ${TITLE}`,
    '',
    `> ${SUMMARY}. These pages document version ${FRAMEWORK_VERSION}.`,
    '',
    `Read [${AGENTS_FILE}](${siteUrl}${AGENTS_FILE}) first: the imports, the rules, and where each kind of answer is.`,
    '',
    'Each page below is Markdown. Several pages in one file:',
    '',
    ...parts,
    '',
    ...main.flatMap(({id, label}) => [`## ${label}`, '', ...linesOf(id), '']),
    '## Optional',
    '',
    ...AREAS.filter(({id}) => OPTIONAL.has(id)).flatMap(({id}) => linesOf(id)),
    `- [All pages in one file](${siteUrl}llms-full.txt): ${sizeOf('llms-full.txt')}`,
    '',
  ].join('\n');
}
