import {globSync} from 'tinyglobby';
import type {PageText} from '../../src/search/types';
import {readChecked} from '../lib/checkedData';
import {ROOT} from '../lib/run';
import {UserError} from '../lib/userError';

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

/**
 * Gives sections the phrases with which testers ask for them.
 *
 * @param pages of the site; their sections change in place
 * @param entries from {@link readPhrases}
 * @throws UserError when the site has no such page or section
 */
export function addPhrases(pages: readonly PageText[], entries: readonly PhraseEntry[]): void {
  const sections = new Map(
    pages.flatMap(({path: page, sections: own}) =>
      own.map((section) => [addressOf(page, section.anchor), section]),
    ),
  );
  const unknown = entries.filter(({address}) => !sections.has(address));
  if (unknown.length > 0) {
    const places = unknown.map(({file, address}) => `${address} (${file})`).join(', ');
    throw new UserError(
      `The search knows no section at ${places}: correct the address, or remove its phrases.`,
    );
  }
  for (const {address, phrases} of entries) {
    sections.get(address)!.phrases = phrases;
  }
}

function addressOf(page: string, anchor: string): string {
  return anchor ? `/${page}#${anchor}` : `/${page}`;
}
