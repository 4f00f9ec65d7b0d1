import {LEVELS, type Level, type SearchHit} from '@site/src/search/types';
import type {StoredConversation, StoredHit, StoredSearches} from './storedSearches';
import type {Outcome} from './useSearch';

/** A row of the dialog: a result, a stored result or conversation, or the question to Ask AI. */
export type Entry =
  | {kind: 'hit'; hit: SearchHit}
  | {kind: 'recent' | 'favorite'; hit: StoredHit}
  | {kind: 'conversation'; conversation: StoredConversation}
  | {kind: 'question'; question: string};

/** A list of the dialog. */
export interface Group {
  id: string;
  entries: Entry[];
}

/** The level of a record's own title. A crawler of others also has records of mere text. */
export function levelOf({type, hierarchy}: Pick<StoredHit, 'type' | 'hierarchy'>): Level {
  return hierarchy[type] ? type : (LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl0');
}

/** The entries before anything is typed. */
export function storedGroups(
  {recent, favorites, conversations}: StoredSearches,
  hasAskAi: boolean,
): Group[] {
  const groups: Group[] = [
    {id: 'recent', entries: recent.all().map((hit) => ({kind: 'recent', hit}))},
    {id: 'favorite', entries: favorites.all().map((hit) => ({kind: 'favorite', hit}))},
    {
      id: 'conversation',
      entries: hasAskAi
        ? conversations.all().map((conversation) => ({kind: 'conversation', conversation}))
        : [],
    },
  ];
  return groups.filter(({entries}) => entries.length > 0);
}

/** The results by area, in the order of the best of each; before them the question to Ask AI. */
export function resultGroups(outcome: Outcome, hasAskAi: boolean): Group[] {
  if ('error' in outcome) {
    return [];
  }
  const areas = new Map<string, Entry[]>();
  for (const hit of outcome.hits) {
    const entries = areas.get(hit.hierarchy.lvl0) ?? [];
    areas.set(hit.hierarchy.lvl0, entries);
    entries.push({kind: 'hit', hit});
  }
  const question: Entry = {kind: 'question', question: outcome.query};
  return [
    ...(hasAskAi ? [{id: 'question', entries: [question]}] : []),
    ...[...areas.values()].map((entries, index) => ({id: `area-${index}`, entries})),
  ];
}
