import leven from 'leven';
import {joinedText} from './words';

const MOST = 3;

/**
 * What to try after a query that found nothing: the topics of the site that are written most alike,
 * and where none is, the first ones.
 *
 * @param query that found nothing
 * @param topics what the site is about, the most useful first
 */
export function suggestionsFor(query: string, topics: readonly string[]): string[] {
  const asked = joinedText(query).slice(0, 50);
  const distance = (topic: string) => {
    const name = joinedText(topic);
    const edits = leven(asked, name);
    // More than half of the letters differ: that is chance.
    return edits > Math.max(asked.length, name.length) / 2 ? Infinity : edits;
  };
  return topics
    .map((topic, place) => ({topic, place, edits: distance(topic)}))
    .sort((one, other) =>
      one.edits === other.edits ? one.place - other.place : one.edits - other.edits,
    )
    .slice(0, MOST)
    .map(({topic}) => topic);
}
