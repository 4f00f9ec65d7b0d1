import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

/** A block of code on a page. */
export interface Fence {
  /** Line of the page in which the fence opens, from 1. */
  readonly line: number;
  /** Language, in lower case; empty when the page names none. */
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  /** The sample that it shows, as `readSample` reads it. */
  readonly sample?: string;
  /** The code, without the indentation of the fence. */
  readonly code: string;
}

/** Finds the blocks of code of an MDX page. */
export function readFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visitParents(tree, 'code', ({lang, meta, value, position}) => {
    fences.push({
      line: position!.start.line,
      language: lang?.toLowerCase() ?? '',
      meta: meta ?? '',
      sample: /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1],
      code: value,
    });
  });
  return fences;
}
