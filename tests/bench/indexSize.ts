import {gzipSync} from 'node:zlib';
import {unpack} from '../../src/search/indexFile';

/**
 * The limits of the index, in bytes after gzip. What the first letter of a query waits for, the
 * dialog with 28 KB and the index, may have 220 KB: the index may have the rest.
 */
export const LIMITS = {perSection: 150, whole: 220_000 - 28_000} as const;

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
