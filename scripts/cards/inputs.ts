import path from 'node:path';
import {ROOT} from '../lib/run';
import type {Font} from './layout';

const fontFile = (family: string, weight: number): string =>
  require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);

/** The fonts are packages: those of the machine differ. */
export const FONT_FILES: Readonly<Record<Font, string>> = {
  sans: fontFile('noto-sans', 400),
  bold: fontFile('noto-sans', 700),
  mono: fontFile('noto-sans-mono', 500),
  monoBold: fontFile('noto-sans-mono', 700),
};

export const TOKENS_FILE = path.join(ROOT, 'src/css/tokens.css');
export const MARK_FILE = path.join(ROOT, 'static/img/mark-dark.svg');

/** All files that decide how a card looks, beside the code. */
export const DRAWN_FROM: readonly string[] = [...Object.values(FONT_FILES), TOKENS_FILE, MARK_FILE];
