import {gzipSync} from 'node:zlib';
import {pack, unpack} from '../../src/search/records';

/** The bars that the index has to keep, in bytes after gzip. */
export const BARS = {perSection: 150, whole: 250 * 1024} as const;

export interface IndexSize {
  sections: number;
  /** After gzip, index and texts together: the browser makes the one of the other. */
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

/**
 * The index of a site so many times as large. The pages of each copy have paths of their own and
 * words of their own, or compression would take all copies but one away.
 *
 * @param file text of the index
 * @param times how often
 */
export function replicate(file: string, times: number): string {
  const pages = unpack(JSON.parse(file));
  return JSON.stringify(
    pack(
      Array.from({length: times}, (_, copy) =>
        pages.map((page) => ({
          ...page,
          path: copy === 0 ? page.path : `${page.path}-${copy}`,
          sections: page.sections.map((section) => ({
            ...section,
            text: copy === 0 ? section.text : shifted(section.text, copy),
          })),
        })),
      ).flat(),
    ),
  );
}

/** A text with every third word made another. */
function shifted(text: string, copy: number): string {
  let number = 0;
  return text.replace(/\p{L}{4,}/gu, (word) => ((number += 1) % 3 === 0 ? word + copy : word));
}
