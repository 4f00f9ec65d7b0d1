import leven from 'leven';
import {SEARCH_TOPICS} from '../config/searchTopics';
import {joinedText} from './words';

const MOST = 3;

/**
 * What to try after a query that found nothing: the topics of the site that are written most alike,
 * and where none is, the first ones.
 */
export function suggestionsFor(query: string): string[] {
  const asked = joinedText(query).slice(0, 50);
  const distance = (topic: string) => {
    const name = joinedText(topic);
    const edits = leven(asked, name);
    // More than half of the letters differ: that is chance.
    return edits > Math.max(asked.length, name.length) / 2 ? Number.MAX_VALUE : edits;
  };
  return [...SEARCH_TOPICS].sort((one, other) => distance(one) - distance(other)).slice(0, MOST);
}
