import {gzipSync} from 'node:zlib';
import {unpack} from '../../src/search/indexFile';

/** What the first letter of a query waits for, in bytes after gzip: the dialog's code and the index. */
const FIRST_LETTER = 220_000;
/** The dialog has 24 KB; it may grow a little. */
const CODE = 28_000;

/** The limits of the dialog's code and of the index, in bytes after gzip. */
export const LIMITS = {code: CODE, perSection: 150, whole: FIRST_LETTER - CODE} as const;

export interface IndexSize {
  sections: number;
  /** After gzip. */
  bytes: number;
  perSection: number;
}

/**
 * Measures an index file.
 *
 * @param file its text
 */
export function sizeOf(file: string): IndexSize {
  const sections = unpack(JSON.parse(file)).reduce((sum, page) => sum + page.sections.length, 0);
  const bytes = gzipSync(file, {level: 9}).length;
  return {sections, bytes, perSection: bytes / sections};
}
