import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

const parser = remark().use(remarkFrontmatter).use(remarkMdx).use(remarkGfm);

/** Parses a page of MDX, with the lines as they are. The id of a heading stays in its text. */
export function parsePage(text: string): Root {
  // The generator takes the ids out before MDX sees them.
  return parser.parse(text.replace(/ \{(?=#[\w.-]+\}$)/gm, ' \\{'));
}
