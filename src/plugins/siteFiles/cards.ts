// cspell:ignore SKRS
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createCanvas, GlobalFonts, Path2D, type SKRSContext2D} from '@napi-rs/canvas';
import {UserError} from '../../config/environment/userError';
import {once} from '../../lib/once';

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 60;
const TEXT_WIDTH = 680;
/** Cards by what they say and this file; may be deleted at any time. */
const CACHE = path.resolve('.cache', 'cards');

/** The texts of a card: its font, its sizes, and the greatest number of its lines. */
const STYLES = {
  name: {font: 'noto-sans-latin-700', ink: 'on-band', sizes: [30], lines: 1},
  area: {font: 'noto-sans-latin-400', ink: 'amber', sizes: [26, 22], lines: 1},
  title: {font: 'noto-sans-latin-700', ink: 'on-band', sizes: [64, 56, 48, 42], lines: 3},
  description: {font: 'noto-sans-latin-400', ink: 'on-band-2', sizes: [30, 28], lines: 4},
  address: {font: 'noto-sans-latin-400', ink: 'on-band-2', sizes: [24], lines: 1},
} as const;

/** What the social card of a page says: of the site its name and address, of the page the rest. */
export type Card = Readonly<Record<keyof typeof STYLES, string>>;

/** What cards are drawn from besides their texts. */
const sources = once(() => {
  const [tokens, mark, code] = ['src/css/tokens.css', 'static/img/mark-dark.svg', __filename].map(
    (file) => readFileSync(path.resolve(file), 'utf8'),
  ) as [string, string, string];
  return {tokens, mark, version: tokens + mark + code};
});

/** The light value of a color; the band is dark in both modes. */
function color(token: string): string {
  const value = new RegExp(`--bk-${token}:\\s*(?:light-dark\\()?(#[0-9a-f]{6})`).exec(
    sources().tokens,
  )?.[1];
  if (!value) {
    throw new UserError(`src/css/tokens.css has no color --bk-${token}, which social cards use.`);
  }
  return value;
}

/** A font of a package: those of the machine differ. */
function font(name: string): string {
  const family = name.replace(/-latin.*/, '');
  const file = require.resolve(`@fontsource/${family}/files/${name}-normal.woff2`);
  if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(file, name)) {
    throw new UserError(`The font ${file} does not load: run npm ci.`);
  }
  return `"${name}"`;
}

/**
 * Draws a text from a height on, in the first size in which it fits; in the last one, what is too
 * long ends with "…".
 *
 * @returns the height below it
 */
function drawText(context: SKRSContext2D, text: string, top: number, part: keyof Card): number {
  const style = STYLES[part];
  const fits = (line: string) => context.measureText(line).width <= TEXT_WIDTH;
  let lines: string[] = [];
  let size = 0;
  for (size of style.sizes) {
    context.font = `${size}px ${font(style.font)}`;
    lines = text.split(/\s+/).reduce<string[]>((done, word) => {
      const longer = `${done.at(-1)} ${word}`;
      return done.length > 0 && fits(longer) ? [...done.slice(0, -1), longer] : [...done, word];
    }, []);
    if (lines.length <= style.lines && lines.every(fits)) {
      break;
    }
  }
  context.fillStyle = color(style.ink);
  for (const [at, line] of lines.slice(0, style.lines).entries()) {
    let shown = at === style.lines - 1 && lines.length > style.lines ? `${line}…` : line;
    while (!fits(shown)) {
      shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
    }
    context.fillText(shown, LEFT, top + Math.round((at + 0.8) * size * 1.25));
  }
  return top + Math.min(lines.length, style.lines) * size * 1.25;
}

function draw(card: Card): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = color('band');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.setTransform(15, 0, 0, 15, 724, 75);
  for (const [, fill = '', d = ''] of sources().mark.matchAll(
    /<path fill="([^"]+)" d="([^"]+)"/g,
  )) {
    context.fillStyle = fill;
    context.fill(new Path2D(d));
  }
  context.resetTransform();
  drawText(context, card.name, 60, 'name');
  const title = drawText(context, card.area, 150, 'area') + 14;
  drawText(
    context,
    card.description,
    drawText(context, card.title, title, 'title') + 20,
    'description',
  );
  drawText(context, card.address, 550, 'address');
  return canvas.encode('png');
}

/** Writes the social card of a page; one that an earlier build drew is copied. */
export async function writeCard(file: string, card: Card): Promise<void> {
  const hash = createHash('sha256')
    .update(sources().version + JSON.stringify(card))
    .digest('hex');
  const cached = path.join(CACHE, `${hash.slice(0, 32)}.png`);
  if (!existsSync(cached)) {
    await mkdir(CACHE, {recursive: true});
    await writeFile(cached, await draw(card));
  }
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(cached, file);
}
