// cspell:ignore SKRS
import {readFileSync} from 'node:fs';
import {createCanvas, GlobalFonts, Path2D, type SKRSContext2D} from '@napi-rs/canvas';
import {UserError} from '../lib/userError';
import {FONT_FILES, MARK_FILE, TOKENS_FILE} from './inputs';
import {HEIGHT, layOut, WIDTH, type Card, type Font, type Ink, type Measure} from './layout';
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

/** Reads the first, light value of a color; the band is dark in both modes. */
function readColors(): Record<Ink | 'band', string> {
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

/** What `@fontsource` has in its Latin files; the canvas takes other letters from the machine. */
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

/**
 * Prepares what all cards share.
 * @returns `measure`, and `draw`, which draws a card and encodes it as a PNG
 * @throws UserError when a font, a color, or a letter is missing
 */
export function createPainter(): {measure: Measure; draw: (card: Card) => Promise<Buffer>} {
  loadFonts();
  const colors = readColors();
  const setFont = (context: SKRSContext2D, font: Font, size: number): void => {
    context.font = `${size}px "${nameOf(font)}"`;
  };

  const encoder = new PngEncoder(colors.band, [colors.amber, colors.strong, colors.soft]);
  const background = createCanvas(WIDTH, HEIGHT);
  const base = background.getContext('2d');
  base.fillStyle = colors.band;
  base.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(base, 724, 75, 15);
  drawMark(base, 54, 52, 1.5);
  setFont(base, 'bold', 30);
  base.fillStyle = colors.strong;
  base.fillText('Boyka', 116, 86);
  const start = 116 + base.measureText('Boyka ').width;
  setFont(base, 'sans', 30);
  base.fillStyle = colors.soft;
  base.fillText('Framework', start, 86);

  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const measure: Measure = (text, font, size) => {
    setFont(context, font, size);
    return context.measureText(text).width;
  };
  return {
    measure,
    draw: async (card) => {
      requireLetters(card);
      context.drawImage(background, 0, 0);
      for (const {text, font, size, ink, x, y} of layOut(card, measure)) {
        setFont(context, font, size);
        context.fillStyle = colors[ink];
        context.fillText(text, x, y);
      }
      return encoder.encode(canvas.data(), WIDTH);
    },
  };
}
