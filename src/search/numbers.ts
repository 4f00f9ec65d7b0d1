/**
 * Every weight of the ranking. After a change run `npx tsx tests/relevance/report.ts`, and compare the
 * figures of the tuning set: see README.md.
 */

/** How much a term counts in each text of a record. */
export const FIELDS = {
  /** The title names the topic. */
  name: 6,
  /** The anchor is what the writer calls the topic, in a word or two. */
  topic: 2.8,
  /** The titles above a section say what it is about, but all their sections share them. */
  above: 1.2,
  /** The text is what the others are measured by. */
  body: 1,
  /** Folded text is what few readers open. */
  details: 0.3,
  /** Phrases of testers are written for the search, and name the topic in other words. */
  asked: 4,
} as const;

/** What a longer word counts that begins with the typed one. */
export const PREFIX = 0.3;

/** What a word counts that differs from the typed one by a typo. */
export const TYPO = 0.5;

/** How many of the best results are ranked again. */
export const RANKED_AGAIN = 150;

/** The power of the score of the index: below 1, what follows counts more. */
export const SCORE_POWER = 0.7;

/** The power of the share of the words that a result has: it loses more than in proportion. */
export const COVERAGE_POWER = 1.5;

/** How much a phrase of testers gains that is the query. */
export const PHRASE = 5;

/** How much a title gains that is the query, written in any way. */
export const EXACT_TITLE = 8;

/** How much more it gains when it is written like the query: `ElementActions`, "Element actions". */
export const SPELLED = 1.3;

/**
 * The same for the last name of a key (`explicit_wait` of `ui.timeout.explicit_wait`), and for the end of
 * an address (`gestures` of `/docs/guides/ui/gestures`).
 */
export const EXACT_NAME = 4;

/** How much a page gains over its sections when the query is a name: that asks for all of it. */
export const PAGE = 1.2;

/** How much a title gains that begins with the query, or differs from it by a typo. */
export const NEAR_TITLE = 3;

/** How much a guide gains whose title has each word of the query: more than a synonym elsewhere. */
export const GUIDE = 1.6;

/** How much of its score a record for contributors keeps, unless its title is typed. */
export const ASIDE = 0.5;

/** How much of its score an enum keeps, unless its name is typed: its type explains it. */
export const ENUM = 0.7;

/** How much of its score an error that is no message keeps when a short query names no trouble. */
export const ERROR = 0.5;

/** How much of its score a record of a listener keeps when the query does not ask for one. */
export const LISTENER = 0.3;

/** How much of its score a message keeps whose text the query does not have. */
export const MESSAGE = 0.4;

/**
 * Below this share of the best score, a result is left out, unless it is one of the first five or its
 * title has each word of the query. A title that is the query is not compared with.
 */
export const COUNTED = 0.05;

/** A result has a larger share of the query's words: one of five is chance. */
export const SHARED = 0.2;

/** The share of its words with which a result answers a pasted error. */
export const ANSWERING = 0.5;

/** A text of so many words may be a pasted error. */
export const ERROR_WORDS = 5;
