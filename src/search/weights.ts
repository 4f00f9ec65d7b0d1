/**
 * Every number of the ranking. After a change run `npm run bench:search`, and compare the
 * figures of the tuning set: see README.md.
 */

/** The texts of a section, by what they say about it. */
export type Field =
  'title' | 'anchor' | 'page' | 'parents' | 'lead' | 'text' | 'details' | 'phrases';

/**
 * How much a term in a field counts, and how many terms the field usually has. A title names the
 * topic, and so does an anchor that a writer chose; the first sentences of a text summarize it;
 * folded text is what few readers open; phrases are what testers say for the topic.
 */
export const FIELDS: Readonly<Record<Field, {boost: number; length: number}>> = {
  title: {boost: 6, length: 3},
  anchor: {boost: 5, length: 2},
  page: {boost: 1.5, length: 3},
  parents: {boost: 1.5, length: 4},
  lead: {boost: 1.6, length: 20},
  text: {boost: 1, length: 40},
  details: {boost: 0.3, length: 60},
  phrases: {boost: 2.5, length: 12},
};

/**
 * The lead of a text is its first sentence if that has so many characters, or else the words within
 * the larger number.
 */
export const LEAD = {min: 20, max: 300} as const;

/** How much less a term counts in a field that is longer than usual: 0 not at all, 1 in proportion. */
export const BY_LENGTH = 0.5;

/** Where the score of a term flattens: its second occurrence says less than its first. */
export const SATURATION = 5;

/** What a term that only begins with the typed word counts, while that word may still go on. */
export const PREFIX_WHILE_TYPING = 0.6;

/** The same for a word that is complete: `click` still finds `clickable`. */
export const PREFIX = 0.4;

/** How much each further letter of such a term takes away. */
export const PREFIX_LENGTH = 0.3;

/** What a term counts that differs from the word by a typo. */
export const TYPO = 0.5;

/** What a synonym counts. */
export const SYNONYM = 0.7;

/** What an identifier counts of which only the parts are found: `explicit_wait` in "explicit wait". */
export const PARTS = 0.85;

/** The same where the pages have the identifier: its parts elsewhere are rather something else. */
export const PARTS_OF_KNOWN = 0.2;

/** What a word in one of its sections counts for a page, before the size of the page is considered. */
export const FROM_BELOW = 0.3;

/** From this number of sections on, a page has most words somewhere: then each counts half. */
export const LARGE_PAGE = 15;

/** What a word of the page itself counts for its sections; keys and messages have no share in it. */
export const FROM_ABOVE = 0.3;

/** How much of a word counts as covered where only another section of the page has it. */
export const COVERED_NEARBY = 0.4;

/** How much a section loses by the query words that it lacks: 0 nothing, 1 in proportion. */
export const BY_COVERAGE = 0.8;

/** A section that covers less of the query than this is no result. */
export const MIN_COVERAGE = 0.2;

/** What the whole query counts as one identifier: "is displayed" is `isDisplayed`. */
export const JOINED = 2;

/** How many of the best sections are ranked again by the factors below. */
export const MAX_RANKED_AGAIN = 100;

/** How many characters at the beginning of a text say what its section is about. */
export const TOPIC_LENGTH = 120;

/** The factors that the score of a section is multiplied with. */
export const FACTORS = {
  /** A page for a query of several words: a question is rather about a topic as a whole. */
  pageForPhrase: 1.05,
  /** The page of a type for such a query: one of its methods is rather the answer. */
  typeForPhrase: 0.7,
  /** A title such as `isDisplayed` for a query that asks for yes or no; less for all others. */
  predicate: 1.8,
  /** A title that is the query. */
  exactTitle: 8,
  /** A key with the query as its last name, and as the name of an object that it is in. */
  exactKeyName: 3,
  exactKeyOwner: 2,
  /** A title that is the query without its stop words, or an anchor that is its topic. */
  coreTitle: 5,
  /** A title that begins with the query, for the share of the title that is typed. */
  titlePrefix: 3,
  /** A title that is the query but for two typos. */
  titleTypo: 3,
  /** A key in a query of several words, none of which is its name. */
  keyForPhrase: 0.6,
  /** An object that only groups keys: a reader looks for a key with a value. */
  object: 0.6,
  /** A message that has the whole query side by side. */
  messagePart: 3,
  /** A message, unless the query contains its text or its name. */
  message: 0.2,
  /** All words of the query in the title; fewer in proportion. */
  wordsInTitle: 1.3,
  /** What a word counts of that which only the titles above have: `close` below WindowActions. */
  wordsAbove: 0.6,
  /** What a synonym in the title counts of that. */
  synonymInTitle: 0.6,
  /** The words of the query side by side in the text. */
  phraseInText: 1.5,
  /** All pairs of neighboring words in the text, but not the whole query; fewer in proportion. */
  pairsInText: 0.7,
  /** A phrase with all words of the query and no other; less for words that one of them lacks. */
  phraseOfTesters: 2,
  /**
   * All words of a question in the titles, the beginning of the text, or the phrases; fewer as a
   * power of it. A word that only the rest of a text has is rather mentioned than explained.
   */
  topic: 20,
  /** What a synonym there counts of that: nearly as much, as few words of a question have one. */
  synonymOfTopic: 0.85,
  /** The power of the number of phrases: what testers name in many ways is looked for often. */
  byPhrases: 0.1,
  /** Each doubling of the links to a section, for a query of one word: it names what is linked often. */
  links: 0.15,
  /** The same for a question: what is linked often is rather a part of the answer than the answer. */
  linksForPhrase: 0.05,
  /** A section that only leads to other pages, such as "Next steps". */
  directions: 0.3,
} as const;

/** How near the pages of an area are to what testers look for, from 0 to 10. */
export function pageRankOf(path: string): number {
  if (path.includes('/listeners/')) {
    return 0;
  }
  // Pages for those who use the framework come before pages for those who build it.
  return /^(?:docs|api)\//.test(path) ? 10 : 4;
}

/** The factor of a page rank. */
export function pageRankFactor(pageRank: number): number {
  return 0.3 + 0.07 * pageRank;
}
