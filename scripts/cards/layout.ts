/** What a card says. */
export interface Card {
  /** Where the page is, such as `API / Element actions`. */
  readonly area: string;
  readonly title: string;
  readonly description: string;
  /** Where the site is, without the protocol. */
  readonly address: string;
  /** Whether the title is a name in code. */
  readonly isCode: boolean;
}

export type Font = 'sans' | 'bold' | 'mono' | 'monoBold';
export type Ink = 'amber' | 'strong' | 'soft';

/** One line of text; `y` is its baseline. */
export interface Line {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font, size: number) => number;

export const WIDTH = 1200;
export const HEIGHT = 630;
/** No text is nearer to an edge: messengers round corners and crop. */
export const SAFE_MARGIN = 48;
/** The part in which cards differ: between the name of the site, the mark, and the lower edge. */
export const TEXT_AREA = {x: 52, y: 104, width: 700, height: 480} as const;
/** Where the text ends. */
export const TEXT_RIGHT = 740;

const LEFT = 60;
const TEXT_WIDTH = TEXT_RIGHT - LEFT;
/** The block of area, title, and description is centered between these two. */
const TOP = 116;
const BOTTOM = 532;

interface Style {
  readonly font: Font;
  readonly ink: Ink;
  /** Sizes with their greatest number of lines: the first in which the text fits is used. */
  readonly sizes: readonly (readonly [size: number, lines: number])[];
  /** Of a line, in sizes. */
  readonly height: number;
  readonly gapAbove: number;
}

const AREA = {
  font: 'mono',
  ink: 'amber',
  sizes: [
    [26, 1],
    [22, 1],
  ],
  height: 1.3,
  gapAbove: 0,
} as const;
const TITLE = {
  font: 'bold',
  ink: 'strong',
  sizes: [
    [68, 2],
    [60, 2],
    [52, 3],
    [44, 3],
  ],
  height: 1.12,
  gapAbove: 14,
} as const;
const CODE_TITLE = {
  ...TITLE,
  font: 'monoBold',
  sizes: [64, 56, 48, 42, 38, 34].map((size) => [size, 1] as const),
} as const;
const DESCRIPTION = {
  font: 'sans',
  ink: 'soft',
  sizes: [
    [30, 4],
    [28, 4],
  ],
  height: 1.36,
  gapAbove: 20,
} as const;

/**
 * Breaks the texts of a card into lines and gives each a place. No line leaves the safe area: what
 * is too long gets a smaller size, and in the smallest one it ends with an ellipsis.
 */
export function layOut(card: Card, measure: Measure): Line[] {
  const blocks = [
    {text: card.area, style: AREA},
    {text: card.title, style: card.isCode ? CODE_TITLE : TITLE},
    {text: card.description, style: DESCRIPTION},
  ]
    .filter(({text}) => text !== '')
    .map(({text, style}) => ({style, ...fit(text, style, measure)}));
  const height = blocks.reduce(
    (sum, {style, size, lines}) => sum + style.gapAbove + lines.length * size * style.height,
    0,
  );
  let y = TOP + Math.max(0, BOTTOM - TOP - height) / 2;
  const placed = blocks.flatMap(
    ({style: {font, ink, height: lineHeight, gapAbove}, size, lines}) => {
      y += gapAbove;
      return lines.map((text) => {
        const line = {text, font, size, ink, x: LEFT, y: Math.round(y + size)};
        y += size * lineHeight;
        return line;
      });
    },
  );
  const [address = ''] = fit(card.address, {...DESCRIPTION, sizes: [[24, 1]]}, measure).lines;
  return [...placed, {text: address, font: 'sans', size: 24, ink: 'soft', x: LEFT, y: 574}];
}

function fit(
  text: string,
  {font, sizes}: Style,
  measure: Measure,
): {size: number; lines: string[]} {
  const [smallest, most] = sizes.at(-1)!;
  const widthIn = (size: number) => (line: string) => measure(line, font, size);
  for (const [size, maxLines] of sizes) {
    const lines = wrap(text, TEXT_WIDTH, widthIn(size));
    if (lines.length <= maxLines && lines.every((line) => widthIn(size)(line) <= TEXT_WIDTH)) {
      return {size, lines: balance(text, lines.length, widthIn(size))};
    }
  }
  const width = widthIn(smallest);
  const lines = wrap(text, TEXT_WIDTH, width);
  const kept = lines.slice(0, most).map((line) => cut(line, width));
  if (lines.length > most) {
    kept.push(cut(`${kept.pop()!.replace(/…$/, '')}…`, width));
  }
  return {size: smallest, lines: kept};
}

/** Fills each line with as many words as fit. */
function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Breaks a text into the same number of lines, as even as they get, so that no word is alone. */
function balance(text: string, count: number, measure: (line: string) => number): string[] {
  let narrow = TEXT_WIDTH / 2;
  let wide = TEXT_WIDTH;
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2;
    const lines = wrap(text, width, measure);
    if (lines.length === count && lines.every((line) => measure(line) <= width)) {
      wide = width;
    } else {
      narrow = width;
    }
  }
  return wrap(text, wide, measure);
}

/** Shortens a line that is too wide. */
function cut(line: string, measure: (line: string) => number): string {
  let kept = line;
  while (measure(kept) > TEXT_WIDTH) {
    kept = `${kept.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  }
  return kept;
}
