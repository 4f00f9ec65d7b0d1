import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

/** A block of code on a page. */
export interface Fence {
  /** Line of the page in which the fence opens, from 1. */
  line: number;
  /** Language, in lower case; empty when the page names none. */
  language: string;
  /** What follows the language. */
  meta: string;
  /** The code, without the indentation of the fence. */
  code: string;
}

const parser = remark().use(remarkFrontmatter).use(remarkMdx);

/**
 * Finds the blocks of code of an MDX page.
 *
 * @param text text of the page
 * @throws Error in one line when a fence is never closed
 */
export function readFences(text: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split('\n');
  // The generator takes a heading's id out before MDX sees it.
  visit(parser.parse(text.replace(/ \{#[\w.-]+\}$/gm, '')), 'code', (node) => {
    const {start, end} = node.position!;
    if (!/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1]!)) {
      throw new Error(`line ${start.line} opens a code block that is never closed`);
    }
    const {lang, meta, value} = node;
    fences.push({
      line: start.line,
      language: lang?.toLowerCase() ?? '',
      meta: meta ?? '',
      code: value,
    });
  });
  return fences;
}
