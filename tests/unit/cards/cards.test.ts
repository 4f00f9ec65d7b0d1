// cspell:ignore PLTE IDAT
import {readdirSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createPainter} from '../../../scripts/cards/draw';
import {HEIGHT, layOut, SAFE_MARGIN, TEXT_RIGHT, type Card} from '../../../scripts/cards/layout';
import {PngEncoder} from '../../../scripts/cards/png';
import {storeCards} from '../../../scripts/cards/store';
import {temporaryFolder} from '../temporaryFolder';
import {readPages} from '../../site/support/pages';

const {measure} = createPainter();

const card = (change: Partial<Card>): Card => ({
  area: 'Documentation / Guides',
  title: 'Listeners',
  description: 'Write a class that the framework calls.',
  address: 'example.org/boyka',
  isCode: false,
  ...change,
});

const pages = readPages();
const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));
const longestTitle = longest(pages.map(({title}) => title));
const longestDescription = longest(pages.map(({description}) => description));
const longestWord = longest(pages.flatMap(({title}) => title.split(' ')));

describe('the text of a social card', () => {
  it.each<[string, Partial<Card>]>([
    ['the longest title and description', {title: longestTitle, description: longestDescription}],
    ['the longest name of a type', {title: longestWord, isCode: true}],
    ['a title of 120 letters', {title: 'Wide words '.repeat(11)}],
    ['a word without an end', {title: 'W'.repeat(200), description: 'W'.repeat(200)}],
    [
      'a title and a description without an end',
      {title: 'Wide words '.repeat(40), description: 'Many words and more. '.repeat(20)},
    ],
    ['a description of 400 letters', {description: 'Many words and more. '.repeat(20)}],
    ['a deep category', {area: 'Documentation / '.repeat(9)}],
    ['a long address', {address: 'preview.example.org/'.repeat(6)}],
  ])('stays in the safe area with %s', (_, change) => {
    const lines = layOut(card(change), measure);
    let above = SAFE_MARGIN;
    for (const {text, font, size, x, y} of lines) {
      expect(x, text).toBeGreaterThanOrEqual(SAFE_MARGIN);
      expect(x + measure(text, font, size), text).toBeLessThanOrEqual(TEXT_RIGHT);
      // Capitals are three quarters of the size high, and descenders a quarter deep.
      expect(y - size * 0.75, text).toBeGreaterThanOrEqual(above);
      above = y + size * 0.25;
    }
    expect(above).toBeLessThanOrEqual(HEIGHT - SAFE_MARGIN);
  });

  it('is shown whole when it is as long as the longest of the site', () => {
    const lines = layOut(card({title: longestTitle, description: longestDescription}), measure);
    const shown = lines.map(({text}) => text).join(' ');
    expect(shown).toContain(longestTitle);
    expect(shown).toContain(longestDescription);
  });

  it('ends with an ellipsis when it is longer', () => {
    const lines = layOut(card({description: 'Many words and more. '.repeat(20)}), measure);
    expect(lines.at(-2)!.text).toMatch(/…$/);
  });
});

describe('a PNG', () => {
  it('has a palette, the base, and each pixel in its nearest shade', async () => {
    const black = [0, 0, 0, 255];
    const base = {data: Buffer.from([black, black, black, black, black, black].flat()), width: 3};
    const part = {
      data: Buffer.from([[250, 250, 250, 255], [255, 0, 0, 255], black, black].flat()),
      width: 2,
    };
    const png = await new PngEncoder('#000000', ['#ffffff', '#ff0000'], base).encode(part, 1, 0);
    expect(png.readUInt32BE(16)).toBe(3);
    expect(png.readUInt32BE(20)).toBe(2);
    const chunk = (type: string) => {
      const at = png.indexOf(type);
      return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
    };
    const palette = chunk('PLTE');
    const rows = inflateSync(chunk('IDAT'));
    const color = (index: number) => palette.subarray(index * 3, index * 3 + 3).toString('hex');
    expect([...rows.subarray(1, 4)].map(color)).toEqual(['000000', 'ffffff', 'ff0000']);
    expect([...rows.subarray(5, 8)].map(color)).toEqual(['000000', '000000', '000000']);
  });
});

describe('stored cards', () => {
  it('are drawn once, and again when their text changes', async () => {
    const folder = temporaryFolder();
    const cache = path.join(folder, 'cache');
    const file = (name: string) => path.join(folder, 'img', name);
    const cards = new Map([[file('a.png'), card({})]]);
    expect(await storeCards(cards, cache)).toBe(1);
    expect(await storeCards(cards, cache)).toBe(0);
    cards.set(file('b.png'), card({title: 'Others'}));
    expect(await storeCards(cards, cache)).toBe(1);
    expect(readFileSync(file('a.png')).equals(readFileSync(file('b.png')))).toBe(false);
  });

  it('are removed when no build used them for a month', async () => {
    const folder = temporaryFolder({'cache/old.png': 'old', 'cache/new.png': 'new'});
    const cache = path.join(folder, 'cache');
    utimesSync(path.join(cache, 'old.png'), new Date(0), new Date(0));
    await storeCards(new Map(), cache);
    expect(readdirSync(cache)).toEqual(['new.png']);
  });

  it('name a character that the fonts lack', async () => {
    const folder = temporaryFolder();
    const cards = new Map([[path.join(folder, 'c.png'), card({title: 'Tests → 测试'})]]);
    await expect(storeCards(cards, path.join(folder, 'cache'))).rejects.toThrow(
      'The social card of "Tests → 测试" has "→测试", which its font lacks: write it with Latin letters.',
    );
  });
});
