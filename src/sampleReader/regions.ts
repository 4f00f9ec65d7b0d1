const MARKER =
  /^\s*(?:\/\/|#|<!--)\s*(?:region\s+([\w-]+)(, continued)?|(endregion))\s*(?:-->)?\s*$/;

/**
 * The end of a line that is something else in another form of the file: its own text, the name of
 * the form, and the other text.
 */
const OTHER_FORM = /^(.*?) *(?:\/\/|#|<!--) ([\w-]+) => ?(.*?)(?: ?-->)?$/;

/** Lines of a file, as indices: the first one, and the one after the last. */
export interface Lines {
  from: number;
  to: number;
}

/** From its first line to its last, and the parts that it consists of, of which there is mostly one. */
export interface Region extends Lines {
  parts: Lines[];
}

/** A file without its markers, and what they mark. */
export interface RegionText {
  /** The lines that are not markers. */
  lines: string[];
  /** For each of them, which line of the file it is, from 1. */
  numbers: number[];
  /** By name. */
  regions: Map<string, Region>;
}

/**
 * Finds the regions of a sample. A region starts after `// region name` and ends before its
 * `// endregion`; regions may lie in each other, and go on further down, after
 * `// region name, continued`. XML uses `<!-- region name -->`, and files whose
 * comments start with `#` use that. What lines are in other forms of the file is left out.
 *
 * @throws Error in one line when a region is not closed, closed twice, or named twice, or continues nothing
 */
export function readRegions(text: string): RegionText {
  const lines: string[] = [];
  const numbers: number[] = [];
  const regions: RegionText['regions'] = new Map();
  const open: {name: string; isContinued: boolean; line: number; from: number}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const marker = MARKER.exec(line);
    const own = OTHER_FORM.exec(line)?.[1];
    if (!marker) {
      // A line of nothing else is only in the other form.
      if (own !== '') {
        lines.push(own ?? line);
        numbers.push(index + 1);
      }
    } else if (marker[1]) {
      const isContinued = marker[2] !== undefined;
      open.push({name: marker[1], isContinued, line: index + 1, from: lines.length});
    } else {
      const region = open.pop();
      if (!region) {
        throw new Error(`line ${index + 1} closes a region, but none is open`);
      }
      addPart(regions, region, lines.length);
    }
  }
  const unclosed = open.pop();
  if (unclosed) {
    throw new Error(`line ${unclosed.line} opens the region "${unclosed.name}", nothing closes it`);
  }
  return {lines, numbers, regions};
}

function addPart(
  regions: RegionText['regions'],
  {name, isContinued, line, from}: {name: string; isContinued: boolean; line: number; from: number},
  to: number,
): void {
  const known = regions.get(name);
  if (Boolean(known) !== isContinued) {
    const what = known ? 'opens a second region' : 'continues an unknown region';
    throw new Error(`line ${line} ${what} "${name}"`);
  }
  regions.set(name, {from: known?.from ?? from, to, parts: [...(known?.parts ?? []), {from, to}]});
}

/**
 * Writes a text in other forms than its own, without its markers. A line has a mark of what it is in
 * another form, such as `@BeforeClass // junit => @BeforeAll`; alone, the mark adds a line to that form.
 *
 * @param forms names of the forms
 * @param values what stands in place of each name in braces
 */
export function inForms(
  text: string,
  forms: readonly string[],
  values: Readonly<Record<string, string>> = {},
): string {
  const lines = text.split('\n').map((line) => {
    const [, own = '', form = '', other = ''] = OTHER_FORM.exec(line) ?? [];
    const [indent] = /^ */.exec(own || line)!;
    return forms.includes(form) ? indent + other : line;
  });
  return readRegions(lines.join('\n'))
    .lines.join('\n')
    .replaceAll(/(?<!\$)\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
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
