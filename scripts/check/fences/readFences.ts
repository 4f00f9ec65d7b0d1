import {visitParents} from 'unist-util-visit-parents';
import {parsePage} from '../../lib/parsePage';

/** A block of code on a page. */
export interface Fence {
  /** Whether it ends before the page does. */
  isClosed: boolean;
  /** Line of the page in which the fence opens, from 1. */
  line: number;
  /** Language, in lower case; empty when the page names none. */
  language: string;
  /** What follows the language. */
  meta: string;
  /** The code, without the indentation of the fence. */
  code: string;
}

/**
 * Finds the blocks of code of an MDX page.
 *
 * @param tree of the text, where it is parsed already
 */
export function readFences(text: string, tree = parsePage(text)): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split('\n');
  visitParents(tree, 'code', (node) => {
    const {start, end} = node.position!;
    fences.push({
      isClosed: /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1]!),
      line: start.line,
      language: node.lang?.toLowerCase() ?? '',
      meta: node.meta ?? '',
      code: node.value,
    });
  });
  return fences;
}
