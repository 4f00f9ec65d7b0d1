import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {search} from '@site/src/search/client';
import type {AreaId, SearchAnswer} from '@site/src/search/types';

/** An answer with what it answers, or why there is none. */
export type Outcome = (SearchAnswer & {query: string; limit: number}) | {error: unknown};

/**
 * The last answers by search. With them the search page has its height at once when the visitor
 * comes back from a result, so that the browser can restore the scroll position.
 */
const kept = new Map<string, Outcome>();
/** More searches than a visitor goes back to. */
const MAX_KEPT = 50;

function keep(key: string, outcome: Outcome): void {
  // The last one is the newest.
  kept.delete(key);
  kept.set(key, outcome);
  [...kept.keys()].slice(0, -MAX_KEPT).forEach((old) => kept.delete(old));
}

/**
 * The answer to a query; while one is on its way, the one before it. A failed search is repeated
 * with the next letter.
 *
 * @param query as typed
 * @param step how many results there are at first, and how many are added
 * @param area to which they have to belong; all areas by default
 * @returns the outcome, which is absent before the first one and for an empty query; and a function
 *   that adds results
 */
export function useOutcome(query: string, step: number, area?: AreaId) {
  const key = JSON.stringify([query, step, area]);
  const last = kept.get(key);
  const [outcome, setOutcome] = useState(last);
  const [more, setMore] = useState({key, limit: step});
  const keptLimit = last && 'limit' in last ? last.limit : step;
  const limit = more.key === key ? Math.max(more.limit, keptLimit) : keptLimit;
  useEffect(() => {
    let isCurrent = true;
    const answer = async () =>
      query.trim() ? {...(await search(query, limit, area)), query, limit} : undefined;
    void answer()
      .catch((error: unknown) => ({error}))
      .then((next) => {
        if (isCurrent) {
          // In the frame of the key. React would first paint the letter alone.
          flushSync(() => setOutcome(next));
          if (next && 'results' in next) {
            keep(key, next);
          }
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [area, key, limit, query]);
  const showMore = () => setMore({key, limit: limit + step});
  return {outcome: query.trim() ? outcome : undefined, showMore};
}

/** How many sections a search found, in words. */
export const countText = (count: number): string =>
  count === 1 ? 'One section found' : `${count} sections found`;
