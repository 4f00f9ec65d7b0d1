import type {Posting, Postings} from './postings';
import {synonymsOf} from './synonyms';
import {fold, stem, termsOf, wordsOf} from './words';

/** What one word of a query finds. */
export interface Match {
  /** By section: what the word is worth there, 0 where it is not found. */
  worth: Float32Array;
  /** How many sections have the word itself, or what the pages say for it. */
  sections: number;
  /** The terms of the index that were found, for the marks. */
  terms: string[];
}

/** What a term that only begins alike is worth, for the word that is being typed and for others. */
const GROWING = 0.6;
const GROWN = 0.4;
const SLIPPED = 0.5;
const SAID = 0.9;

/** Slips of the finger are forgiven by length: in a short word they make another word. */
function slipsOf(term: string): number {
  return term.length < 5 ? 0 : term.length < 8 ? 1 : 2;
}

/**
 * Finds the sections for a word of a query: for the word, for its beginning, for what the pages say
 * for it, and where nothing of that is found, for words that differ by a slip of the finger.
 *
 * @param postings of the index
 * @param size number of its sections
 * @param text the word as it was typed
 * @param grows whether the word may go on
 */
export function matchWord(postings: Postings, size: number, text: string, grows: boolean): Match {
  const parts = wordsOf(text)[0]!.parts.map((part) => part.term);
  const whole = parts.length === 1 ? parts[0]! : fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const match = matchTerm(postings, size, whole, grows);
  for (const synonym of synonymsOf(text)) {
    const term = stem(termsOf(synonym)[0]!);
    take(match, term, postings.get(term), SAID);
  }
  if (parts.length > 1) {
    const found = parts.map((part) => matchTerm(postings, size, part, grows));
    for (let id = 0; id < size; id += 1) {
      const all = Math.min(...found.map(({worth}) => worth[id]!));
      match.worth[id] = Math.max(match.worth[id]!, 0.6 * all);
    }
    match.terms.push(...found.flatMap(({terms}) => terms));
  }
  let sections = 0;
  for (const worth of match.worth) {
    sections += worth > 0 ? 1 : 0;
  }
  return {...match, sections: match.sections || sections};
}

/** Finds the sections for one term. */
export function matchTerm(postings: Postings, size: number, term: string, grows: boolean): Match {
  const match: Match = {worth: new Float32Array(size), sections: 0, terms: []};
  const exact = postings.get(term);
  take(match, term, exact, 1);
  match.sections = exact?.sections.length ?? 0;
  const longer = term.length > 1 ? postings.longer(term) : [];
  for (const [found, posting] of longer) {
    const near = term.length / (term.length + 0.3 * (found.length - term.length));
    take(match, found, posting, (grows ? GROWING : GROWN) * near);
  }
  // A word that the pages have is no slip for another one.
  if (!exact && (longer.length === 0 || !grows)) {
    for (const [found, posting, slips] of postings.alike(term, slipsOf(term))) {
      take(match, found, posting, (SLIPPED * term.length) / (term.length + slips));
    }
  }
  return match;
}

function take(match: Match, term: string, posting: Posting | undefined, share: number): void {
  if (!posting) {
    return;
  }
  match.terms.push(term);
  posting.sections.forEach((id, at) => {
    match.worth[id] = Math.max(match.worth[id]!, share * posting.worth[at]!);
  });
}
