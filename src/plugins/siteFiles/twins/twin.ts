import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {FRAMEWORK_VERSION, TITLE} from '../../../config/identity';
import {ofKind, SKIPPED} from '../../../marks';
import type {Element, OpenPage} from '../openPage';
import type {BuildTarget} from '../builtSite';
import {handlers, paragraph, text} from './handlers';
import {signatures} from './signatures';
import {toHast} from './toHast';

/** What a reader of plain text cannot use: machinery, forms, icons, and what is not supported. */
const SILENT = [
  `${ofKind('platforms')} > ${SKIPPED}`,
  'script, style, template, noscript, iframe, dialog, button, fieldset, input, textarea, label',
  `header:not(${ofKind('method-head')}), ${ofKind('permalink')}, [aria-hidden="true"], svg:not([role="img"])`,
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
  const address = url + baseUrl + path;
  const title = main.find('h1').first().text();
  const description = meta('description') ?? '';
  const date = main.find('header time').attr('datetime')?.slice(0, 10);
  const section = signatures(page);
  content.find(SILENT).remove();
  content.find('li:empty').remove();
  for (const link of content.find<Element>('a:empty').toArray()) {
    $(link).text($(link).attr('title') ?? '');
  }
  const body = toMdast(
    {type: 'root', children: toHast(content.get(0)!.children, address)},
    {handlers, document: true},
  );
  return markdown.stringify({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [text(title)]},
      {type: 'blockquote', children: [paragraph(text(description))]},
      paragraph(text(`${date ?? `${TITLE} ${FRAMEWORK_VERSION}`} · `), {
        type: 'link',
        url: address,
        children: [text('Page on the site')],
      }),
      ...section,
      ...(body as Root).children,
    ],
  });
}
