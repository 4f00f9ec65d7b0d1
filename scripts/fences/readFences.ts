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

const OPENING = /^(\s*(?:>\s*)*)(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/;

/**
 * Finds the blocks of code of a Markdown or MDX page.
 *
 * @param text text of the page
 * @throws Error in one line when a fence is never closed
 */
export function readFences(text: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const opening = OPENING.exec(lines[index] ?? '');
    const [, indent = '', ticks = '', language = '', meta = ''] = opening ?? [];
    if (!opening || (ticks.startsWith('`') && meta.includes('`'))) {
      continue;
    }
    const start = index;
    const code: string[] = [];
    const closing = new RegExp(`^\\s*(?:>\\s*)*\\${ticks[0]}{${ticks.length},}\\s*$`);
    for (index++; index < lines.length && !closing.test(lines[index] ?? ''); index++) {
      const line = lines[index] ?? '';
      code.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
    }
    if (index >= lines.length) {
      throw new Error(`line ${start + 1} opens a code block that nothing closes`);
    }
    fences.push({
      line: start + 1,
      language: language.toLowerCase(),
      meta: meta.trim(),
      code: code.join('\n'),
    });
  }
  return fences;
}
