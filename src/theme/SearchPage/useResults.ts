import {useEffect, useState} from 'react';
import type {Area} from '@site/src/config/areas';
import {search as ask} from '@site/src/search/client';
import type {SearchAnswer} from '@site/src/search/types';

const PER_PAGE = 15;

/** An answer of the client, or why there is none. */
type Outcome = (SearchAnswer & {limit: number}) | {error: unknown};

/**
 * The last answers by search. With them the page has its height at once when the visitor comes back
 * from a result, so that the browser can restore the scroll position.
 */
const kept = new Map<string, Outcome>();

/**
 * The results of a query. A failed search is repeated with the next letter.
 *
 * @param query as typed
 * @param area to filter by; `undefined` for all areas
 * @returns the outcome, which is absent until it is there, and for an empty query; and a function
 *   that shows more results
 */
export function useResults(query: string, area: Area | undefined) {
  const search = JSON.stringify([query, area?.id]);
  const [latest, setLatest] = useState<{search: string; outcome: Outcome}>();
  const [requested, setRequested] = useState({search, limit: PER_PAGE});
  const outcome = latest?.search === search ? latest.outcome : kept.get(search);
  const keptLimit = outcome && 'limit' in outcome ? outcome.limit : PER_PAGE;
  const limit = requested.search === search ? Math.max(requested.limit, keptLimit) : keptLimit;
  const isAnswered = outcome && 'limit' in outcome && outcome.limit === limit;

  useEffect(() => {
    if (!query.trim() || isAnswered) {
      return undefined;
    }
    let isCurrent = true;
    void ask(query, limit, area?.id)
      .then((answer): Outcome => ({...answer, limit}))
      .catch((error: unknown): Outcome => ({error}))
      .then((next) => {
        if (isCurrent) {
          setLatest({search, outcome: next});
          if (!('error' in next)) {
            kept.set(search, next);
          }
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [area, isAnswered, limit, query, search]);

  return {
    outcome: query.trim() ? outcome : undefined,
    showMore: () => setRequested({search, limit: limit + PER_PAGE}),
  };
}
