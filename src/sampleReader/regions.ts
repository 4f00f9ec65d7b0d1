const MARKER = /^\s*(?:\/\/|#|<!--)\s*(?:region\s+([\w-]+)|(endregion))\s*(?:-->)?\s*$/;

/** A file without its markers, and what they mark. */
export interface MarkedText {
  /** The lines that are not markers. */
  lines: string[];
  /** For each of them, which line of the file it is, from 1. */
  numbers: number[];
  /** For each region its first line and the line after its last, as indices of `lines`. */
  regions: Map<string, {from: number; to: number}>;
}

/**
 * Finds the regions of a sample. A region starts after `// region name` and ends before its
 * `// endregion`; regions may lie in each other. XML uses `<!-- region name -->`, and files whose
 * comments start with `#` use that.
 *
 * @throws Error in one line when a region is not closed, closed twice, or named twice
 */
export function readRegions(text: string): MarkedText {
  const lines: string[] = [];
  const numbers: number[] = [];
  const regions: MarkedText['regions'] = new Map();
  const open: {name: string; line: number; from: number}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const marker = MARKER.exec(line);
    if (!marker) {
      lines.push(line);
      numbers.push(index + 1);
    } else if (marker[1]) {
      open.push({name: marker[1], line: index + 1, from: lines.length});
    } else {
      const region = open.pop();
      if (!region) {
        throw new Error(`line ${index + 1} closes a region, but none is open`);
      }
      if (regions.has(region.name)) {
        throw new Error(`line ${region.line} opens a second region "${region.name}"`);
      }
      regions.set(region.name, {from: region.from, to: lines.length});
    }
  }
  const unclosed = open.pop();
  if (unclosed) {
    throw new Error(`line ${unclosed.line} opens the region "${unclosed.name}", nothing closes it`);
  }
  return {lines, numbers, regions};
}

/** Makes lines ready to be shown: no blank lines around them, no indentation that all share. */
export function dedent(lines: string[]): string {
  const text = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
  const indents = text.match(/^ *(?=\S)/gm) ?? [''];
  const shared = Math.min(...indents.map(({length}) => length));
  return text.replaceAll(new RegExp(`^ {${shared}}`, 'gm'), '');
}
