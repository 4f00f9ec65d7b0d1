import type {CheerioAPI} from 'cheerio';
import {toMdast} from 'hast-util-to-mdast';
import type {Link, ListItem, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {LLMS_FILE} from '../../../config/assistants';
import {FRAMEWORK_VERSION, TITLE} from '../../../config/identity';
import {ofKind, SKIPPED} from '../../../marks';
import type {Element, OpenPage} from '../openPage';
import type {BuildTarget} from '../builtSite';
import {handlers, paragraph, text} from './handlers';
import {toHast} from './toHast';

/** What a reader of plain text cannot use: machinery, forms, icons, and what is not supported. */
const SILENT = [
  `${ofKind('platforms')} > ${SKIPPED}, [data-config-key] ${ofKind('permalink')}`,
  'script, style, template, noscript, iframe, dialog, button, fieldset, input, textarea, label',
  `header:not(${ofKind('method-head')}), [aria-hidden="true"], svg:not([role="img"])`,
].join(', ');

const markdown = remark()
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

/**
 * The Markdown twin of a page.
 *
 * @param page which loses what Markdown has no form for
 * @param site that was built
 * @returns nothing for a page that announces no twin, such as the list of posts
 */
export function twinOf(
  page: OpenPage,
  {url, baseUrl}: Pick<BuildTarget, 'url' | 'baseUrl'>,
): string | undefined {
  const {$, path, head, main, content, meta} = page;
  if (head.children('link[type="text/markdown"]').length === 0) {
    return undefined;
  }
  const site = url + baseUrl;
  const address = site + path;
  const title = main.find('h1').first().text();
  const description = meta('description') ?? '';
  const date = main.find('header time').attr('datetime')?.slice(0, 10);
  const section = signatures(page);
  content.find(SILENT).remove();
  content.find('li:empty').remove();
  // A heading's link to itself has the id to which other links lead.
  content.find(ofKind('permalink')).replaceWith((_, node) => ` {${$(node).attr('href')}}`);
  for (const link of content.find<Element>('a:empty').toArray()) {
    $(link).text($(link).attr('title') ?? '');
  }
  const body = toMdast(
    {type: 'root', children: toHast(content.get(0)!.children, {page: address, site})},
    {handlers, document: true},
  ) as Root;
  linkOnce(body);
  return markdown.stringify({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [text(title)]},
      {type: 'blockquote', children: [paragraph(text(description))]},
      paragraph(
        text(`${date ?? `${TITLE} ${FRAMEWORK_VERSION}`} · `),
        link(address, 'Page on the site'),
        text(' · All pages: '),
        link('../'.repeat(path.split('/').length - 1) + LLMS_FILE, LLMS_FILE),
      ),
      ...section,
      ...body.children,
    ],
  });
}

const link = (url: string, label: string): Link => ({type: 'link', url, children: [text(label)]});

/**
 * Keeps of links with the same name and target the first in each section, and of links to lines of a
 * file the first in the page. Of the others, it keeps the name, with the line.
 */
function linkOnce(body: Root): void {
  const linked = new Set<string>();
  const files = new Set<string>();
  visitParents(body, ['heading', 'link'], (node, ancestors) => {
    if (node.type === 'heading') {
      linked.clear();
      return undefined;
    }
    const {url, children} = node as Link;
    const [, file = '', line] = /^(.+)#L(\d+)/.exec(url) ?? [];
    const name = `${toString(node)} ${url}`;
    const siblings: Nodes[] = ancestors.at(-1)!.children;
    const place = siblings.indexOf(node as Link);
    if (linked.has(name) || (line && files.has(file))) {
      const isComplete = !line || name.includes(`, line ${line}`);
      siblings.splice(place, 1, ...children, ...(isComplete ? [] : [text(`, line ${line}`)]));
      return [SKIP, place];
    }
    linked.add(name);
    files.add(file);
    return undefined;
  });
}

/** What a page says in one line of what an element declares; of an enum, its constants. */
function summaryOf($: CheerioAPI, element: Element): string {
  const declaring = $(element);
  if (declaring.is(ofKind('method-head'))) {
    return declaring.nextAll('p').first().text();
  }
  if (declaring.is(ofKind('property'))) {
    const text = declaring.children('dd').clone();
    // The last line of a property has its calls.
    text.children('p').last().remove();
    return text.text();
  }
  const constants = declaring.next().find(ofKind('constant')).toArray();
  return constants.map((constant) => $(constant).text()).join(', ');
}

/** The compact section of an API page: its types, and each member with its whole signature. */
function signatures({$, content}: OpenPage): RootContent[] {
  const items = content
    .find<Element>('[data-declared]')
    .toArray()
    .flatMap((element) => {
      const summary = summaryOf($, element).replace(/\s+/g, ' ').trim();
      const declared = element.attribs['data-declared']!.split('\n');
      return declared.map((value): ListItem => {
        const line = paragraph(
          {type: 'inlineCode', value},
          ...(summary ? [text(`: ${summary}`)] : []),
        );
        return {type: 'listItem', spread: false, children: [line]};
      });
    });
  return items.length === 0
    ? []
    : [
        {type: 'heading', depth: 2, children: [text('Signatures')]},
        {type: 'list', ordered: false, spread: false, children: items},
      ];
}
