import {fold} from './fold';

const MOST = 3;

/**
 * What to try after a query that found nothing: the topics of the site that are written most
 * alike, and where none is, the first topics of the list.
 *
 * @param query that found nothing
 * @param topics what the site is about, the most useful first
 */
export function suggestionsFor(query: string, topics: readonly string[]): string[] {
  const asked = pairsOf(query);
  return topics
    .map((topic, place) => ({topic, place, alike: likeness(asked, pairsOf(topic))}))
    .sort((one, other) => other.alike - one.alike || one.place - other.place)
    .slice(0, MOST)
    .map(({topic}) => topic);
}

/** The pairs of neighboring letters of a text. */
function pairsOf(text: string): Set<string> {
  const letters = fold(text.slice(0, 100)).replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set([...letters].slice(1).map((letter, index) => [...letters][index]! + letter));
}

/** Twice the common pairs by all pairs; less than a fifth is chance. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  const share = (2 * common) / (one.size + other.size || 1);
  return share < 0.2 ? 0 : share;
}
