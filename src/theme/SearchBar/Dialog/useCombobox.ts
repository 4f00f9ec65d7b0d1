import {useEffect, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {resultGroups, storedGroups, type Entry, type Group} from './entries';
import type {StoredSearches} from './storedSearches';
import type {Outcome} from './useSearch';

/** Milliseconds after which an answer counts as slow. */
const SLOW = 300;

/** The entries below the field, and the one that Enter opens. */
export interface Combobox {
  query: string;
  setQuery: (query: string) => void;
  /** The answer that is shown; absent for an empty query, and until the first one is there. */
  outcome: Outcome | undefined;
  /** Whether the answer to the query takes its time. */
  isSlow: boolean;
  groups: Group[];
  /** Index of the active entry among all of them; -1 without entries. */
  active: number;
  setActive: (index: number) => void;
  activeEntry: Entry | undefined;
  /** Reads the stored entries again. */
  refresh: () => void;
}

/**
 * State of a combobox with asynchronous entries. While an answer is on its way, the one before it
 * stays; one that comes too late is dropped.
 */
export function useCombobox(
  firstQuery: string,
  search: (query: string) => Promise<Outcome>,
  stored: StoredSearches,
  hasAskAi: boolean,
): Combobox {
  const [query, setQuery] = useState(firstQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  const [slowQuery, setSlowQuery] = useState<string>();
  const [start, setStart] = useState(() => storedGroups(stored, hasAskAi));
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!query.trim()) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => setSlowQuery(query), SLOW);
    const stop = () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    void search(query).then((answer) => {
      if (isCurrent) {
        clearTimeout(timer);
        // In the frame of the key. React would first paint the letter alone.
        flushSync(() => {
          setSlowQuery(undefined);
          setOutcome(answer);
        });
      }
    });
    return stop;
  }, [query, search]);

  const groups = useMemo(
    () => (outcome ? resultGroups(outcome, hasAskAi) : start),
    [hasAskAi, outcome, start],
  );
  const entries = groups.flatMap((group) => group.entries);
  const shownActive = Math.min(active, entries.length - 1);
  return {
    query,
    setQuery(next) {
      setQuery(next);
      setActive(0);
      if (!next.trim()) {
        setOutcome(undefined);
      }
    },
    outcome,
    isSlow: slowQuery === query,
    groups,
    active: shownActive,
    setActive,
    activeEntry: entries[shownActive],
    refresh: () => setStart(storedGroups(stored, hasAskAi)),
  };
}
