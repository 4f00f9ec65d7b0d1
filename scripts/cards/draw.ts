// cspell:ignore SKRS
import {readFileSync} from 'node:fs';
import {createCanvas, GlobalFonts, Path2D, type SKRSContext2D} from '@napi-rs/canvas';
import {UserError} from '../lib/userError';
import {FONT_FILES, MARK_FILE, TOKENS_FILE} from './inputs';
import {
  HEIGHT,
  layOut,
  TEXT_AREA,
  WIDTH,
  type Card,
  type Font,
  type Ink,
  type Measure,
} from './layout';
import {PngEncoder} from './png';

/** Unlike any font of the machine. */
const nameOf = (font: Font): string => `Card ${font}`;

/** Loads the fonts once; the canvas keeps them for the process. */
function loadFonts(): void {
  for (const [font, file] of Object.entries(FONT_FILES) as [Font, string][]) {
    if (!GlobalFonts.has(nameOf(font)) && !GlobalFonts.registerFromPath(file, nameOf(font))) {
      throw new UserError(`The font ${file} does not load: run npm ci.`);
    }
  }
}

type Colors = Readonly<Record<Ink | 'band', string>>;

/** Reads the first, light value of a color; the band is dark in both modes. */
function readColors(): Colors {
  const css = readFileSync(TOKENS_FILE, 'utf8');
  const color = (token: string): string => {
    const value = new RegExp(`--bk-${token}:\\s*(?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
    if (!value) {
      throw new UserError(`src/css/tokens.css has no color --bk-${token}, which social cards use.`);
    }
    return value;
  };
  return {
    band: color('band'),
    amber: color('amber'),
    strong: color('on-band'),
    soft: color('on-band-2'),
  };
}

function drawMark(context: SKRSContext2D, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  const svg = readFileSync(MARK_FILE, 'utf8');
  for (const [, fill = '', d = ''] of svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)) {
    context.fillStyle = fill;
    context.fill(new Path2D(d));
  }
  context.restore();
}

/** What `@fontsource` has in its Latin files; the canvas draws other letters with fonts of the machine. */
const COVERED =
  /[ -~\u00A0-\u00FF\u0131\u0152\u0153\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/g;

function requireLetters({title, area, description}: Card): void {
  const missing = (title + area + description).replace(COVERED, '');
  if (missing) {
    throw new UserError(
      `The social card of "${title}" has "${missing}", which its font lacks: write it with Latin letters.`,
    );
  }
}

function setFont(context: SKRSContext2D, font: Font, size: number): void {
  context.font = `${size}px "${nameOf(font)}"`;
}

/** Draws what all cards share: the background, the name, and the mark. */
function drawBase(context: SKRSContext2D, colors: Colors): void {
  context.fillStyle = colors.band;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(context, 724, 75, 15);
  drawMark(context, 54, 52, 1.5);
  setFont(context, 'bold', 30);
  context.fillStyle = colors.strong;
  context.fillText('Boyka', 116, 86);
  const start = 116 + context.measureText('Boyka ').width;
  setFont(context, 'sans', 30);
  context.fillStyle = colors.soft;
  context.fillText('Framework', start, 86);
}

/**
 * Prepares what all cards share.
 * @returns `measure`, and `draw`, which draws a card and encodes it as a PNG
 * @throws UserError when a font, a color, or a letter is missing
 */
export function createPainter(): {measure: Measure; draw: (card: Card) => Promise<Buffer>} {
  loadFonts();
  const colors = readColors();
  const base = createCanvas(WIDTH, HEIGHT);
  drawBase(base.getContext('2d'), colors);
  const inks = [colors.amber, colors.strong, colors.soft];
  const encoder = new PngEncoder(colors.band, inks, {data: base.data(), width: WIDTH});

  // Reading pixels back is most of the work, so it is done where the text is only.
  const {x: left, y: top, width, height} = TEXT_AREA;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-left, -top);
  // A line is measured again for each width and size that is tried.
  const widths = new Map<string, number>();
  const measure: Measure = (text, font, size) => {
    const key = `${font} ${size} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      setFont(context, font, size);
      width = context.measureText(text).width;
      widths.set(key, width);
    }
    return width;
  };
  return {
    measure,
    draw: async (card) => {
      requireLetters(card);
      context.fillStyle = colors.band;
      context.fillRect(left, top, width, height);
      for (const {text, font, size, ink, x, y} of layOut(card, measure)) {
        setFont(context, font, size);
        context.fillStyle = colors[ink];
        context.fillText(text, x, y);
      }
      return encoder.encode({data: canvas.data(), width}, left, top);
    },
  };
}
