import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

const parser = remark().use(remarkMdx).use(remarkGfm);

/** Parses a page of MDX, with the lines as they are. The id of a heading stays in its text. */
export function parsePage(text: string): Root {
  const blank = (head: string) => head.replace(/.+/g, '');
  const content = text.replace(/^---\r?\n.*?\n---(?=\r?\n|$)/s, blank);
  // The generator takes the ids out before MDX sees them.
  return parser.parse(content.replace(/ \{(?=#[\w.-]+\}$)/gm, ' \\{'));
}
