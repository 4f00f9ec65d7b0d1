import type {Posting, Postings} from './postings';
import {synonymsOf} from './synonyms';
import {
  PARTS,
  PARTS_OF_KNOWN,
  PREFIX,
  PREFIX_LENGTH,
  PREFIX_WHILE_TYPING,
  SYNONYM,
  TYPO,
} from './weights';
import {joinedTerm, stem, termsOf, wordsOf} from './words';

/** What one word of a query finds. */
export interface Match {
  /** By section: the score of the word there, 0 where it is not found. */
  scores: Float32Array;
  /** How many sections have the word itself, or else a synonym. */
  sections: number;
  /** The terms of the index that were found, for highlighting. */
  terms: string[];
}

/** Typo tolerance grows with word length; in a short word a typo is usually another word. */
function maxEdits(term: string): number {
  return term.length < 5 ? 0 : term.length < 8 ? 1 : 2;
}

/**
 * Finds the sections for a word of a query: by the word, its prefix matches, its synonyms, and where
 * none of these is found, by typo tolerance.
 *
 * @param postings of the index
 * @param size number of its sections
 * @param text the word as it was typed
 * @param isIncomplete whether the reader may still be typing it
 */
export function matchWord(
  postings: Postings,
  size: number,
  text: string,
  isIncomplete: boolean,
): Match {
  const parts = wordsOf(text)[0]!.parts.map((part) => part.term);
  const whole = parts.length === 1 ? parts[0]! : joinedTerm(text);
  const match = matchTerm(postings, size, whole, isIncomplete);
  for (const synonym of synonymsOf(text)) {
    // Of two words the pages have one term, as of an identifier.
    const [term, ...others] = termsOf(synonym);
    const found = others.length === 0 ? stem(term!) : joinedTerm(synonym);
    merge(match, found, postings.get(found), SYNONYM);
  }
  if (parts.length > 1) {
    const share = match.sections > 0 ? PARTS_OF_KNOWN : PARTS;
    const found = parts.map((part) => matchTerm(postings, size, part, isIncomplete));
    for (let id = 0; id < size; id += 1) {
      const all = Math.min(...found.map(({scores}) => scores[id]!));
      match.scores[id] = Math.max(match.scores[id]!, share * all);
    }
    match.terms.push(...found.flatMap(({terms}) => terms));
  }
  return {...match, sections: match.sections || match.scores.filter(Boolean).length};
}

/** Finds the sections for one term. */
export function matchTerm(
  postings: Postings,
  size: number,
  term: string,
  isIncomplete: boolean,
): Match {
  const match: Match = {scores: new Float32Array(size), sections: 0, terms: []};
  const exact = postings.get(term);
  merge(match, term, exact, 1);
  match.sections = exact?.sections.length ?? 0;
  const longer = term.length > 1 ? postings.longer(term) : [];
  for (const [found, posting] of longer) {
    const share = term.length / (term.length + PREFIX_LENGTH * (found.length - term.length));
    merge(match, found, posting, (isIncomplete ? PREFIX_WHILE_TYPING : PREFIX) * share);
  }
  // A word that the pages have is no typo of another one.
  if (!exact && (longer.length === 0 || !isIncomplete)) {
    for (const [found, posting, edits] of postings.similar(term, maxEdits(term))) {
      merge(match, found, posting, (TYPO * term.length) / (term.length + edits));
    }
  }
  return match;
}

function merge(match: Match, term: string, posting: Posting | undefined, share: number): void {
  if (!posting) {
    return;
  }
  match.terms.push(term);
  posting.sections.forEach((id, at) => {
    match.scores[id] = Math.max(match.scores[id]!, share * posting.scores[at]!);
  });
}
