import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {FIELDS} from './numbers';
import type {AreaId, SearchResult} from './types';
import type {Tab} from './tabs';
import {isStopTerm, joinedText, termsOf} from './words';

/** Where the build has the index, from the base path on. */
export const INDEX_PATH = 'search/index.json';

/** Where the build has the texts of the sections of a page, by their anchors. */
export const textsPath = (page: string): string => `search/texts/${page}.json`;

/** What the index keeps of a record beside its terms: what the ranking and a result need. */
export interface StoredRecord extends SearchResult {
  area: AreaId;
  /** The terms that carry its phrases; `|` is between two phrases. */
  phrases?: string;
  /** Its tabs that an address can open. */
  tabs?: readonly Tab[];
  /** Of an error: what a log has of it, with `{name}` where a value is. */
  logTexts?: readonly string[];
}

/** What the index is made of: each record with a text for each field. */
export interface IndexedRecord extends StoredRecord, Record<keyof typeof FIELDS, string> {
  id: number;
}

/** A title as readers type it: without the place in a key where a block's name goes. */
export const typedTitle = (title: string): string => title.replace(/\.<\w+>\./g, '.');

const STORED = 'path title parents area kind isBare phrases logTexts tabs';

const OPTIONS: Options<IndexedRecord> = {
  fields: Object.keys(FIELDS),
  storeFields: STORED.split(' '),
  tokenize: (text, field) => (field === 'name' ? nameTermsOf(text) : termsOf(text)),
  // In a title a stop word may be all that there is: `is`, `from`.
  processTerm: (term, field) => (isStopTerm(term) && field !== 'name' ? null : term),
  autoVacuum: false,
};

/** How often each record has a term, by the number of the record. */
type Counts = Record<string, number>;
type Terms<T> = [string, Record<string, T>][];

/** The index of records as text: MiniSearch's own JSON, with `packCounts` for a quarter less to load. */
export function writeIndex(records: readonly IndexedRecord[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(records);
  const plain = index.toJSON();
  return JSON.stringify({...plain, index: mapCounts(plain.index, packCounts)});
}

/**
 * The index that was written.
 *
 * @param content of its file, parsed
 * @throws Error when it is none, or of other fields
 */
export function readIndex(content: unknown): MiniSearch<IndexedRecord> {
  const {index, ...rest} = content as {index: Terms<string>} & Omit<AsPlainObject, 'index'>;
  return MiniSearch.loadJS({...rest, index: mapCounts(index, unpackCounts)}, OPTIONS);
}

/** Replaces what each term has for each field. */
function mapCounts<From, To>(terms: Terms<From>, change: (counts: From) => To): Terms<To> {
  return terms.map(([term, fields]) => [
    term,
    Object.fromEntries(Object.entries(fields).map(([field, counts]) => [field, change(counts)])),
  ]);
}

/** Writes for each record how far it is from the one before, and what is not once: `3 1*2 40`. */
function packCounts(counts: Counts): string {
  let last = 0;
  return Object.entries(counts)
    .map(([record, count]) => {
      const step = Number(record) - last;
      last = Number(record);
      return count === 1 ? step : `${step}*${count}`;
    })
    .join(' ');
}

function unpackCounts(packed: string): Counts {
  const counts: Counts = {};
  let record = 0;
  for (const item of packed.split(' ')) {
    const [step, count = 1] = item.split('*').map(Number);
    record += step!;
    counts[record] = count;
  }
  return counts;
}

export type SearchIndex = ReturnType<typeof readIndex>;

/** The terms of a title, and all of it as one, unstemmed: it finds a name typed in any way. */
function nameTermsOf(title: string): string[] {
  return [...new Set([...termsOf(title), joinedText(title)])];
}
