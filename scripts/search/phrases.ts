import {globSync} from 'tinyglobby';
import {readChecked} from '../lib/checkedData';
import {ROOT} from '../lib/run';

/** The phrases of testers for a page or section. */
export interface PhraseEntry {
  /** Path of the page, with the anchor of the section. */
  address: string;
  phrases: readonly string[];
  /** Where they are, from the folder of the site on. */
  file: string;
}

/**
 * Reads what testers type for the pages and sections of the site.
 *
 * @throws UserError when a file does not fit the schema
 */
export function readPhrases(): PhraseEntry[] {
  return globSync('src/knowledge/search/*.yml', {cwd: ROOT})
    .sort()
    .flatMap((file) =>
      Object.entries(readChecked<Record<string, string[]>>(file)).map(([address, phrases]) => ({
        address,
        phrases,
        file,
      })),
    );
}
