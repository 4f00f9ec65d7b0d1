import type {SearchHit, SearchRecord} from '@site/src/search/types';
import {storedList, type StoredList} from './storedList';

/** A result that the reader opened or saved. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'type' | 'url' | 'hierarchy'>;

/** A chat with Ask AI. The messages are the library's own. */
export interface StoredConversation {
  /** The first question. */
  objectID: string;
  query: string;
  messages: unknown[];
}

/** What a chat with Ask AI begins with. */
export type ChatStart = {question: string} | {conversation: StoredConversation};

export interface StoredSearches {
  favorites: StoredList<StoredHit>;
  recent: StoredList<StoredHit>;
  conversations: StoredList<StoredConversation>;
  /** Notes that a result was opened. A favorite stays where it is. */
  opened(hit: StoredHit): void;
}

const MAX_FAVORITES = 10;
const MAX_CONVERSATIONS = 10;
const MAX_RECENT = 7;
/** Favorites need room too. */
const MAX_RECENT_WITH_FAVORITES = 4;

const isHit = (item: unknown): item is StoredHit => {
  const {objectID, hierarchy, url} = (item ?? {}) as Partial<StoredHit>;
  return Boolean(objectID && hierarchy) && typeof url === 'string';
};

const isConversation = (item: unknown): item is StoredConversation => {
  const {objectID, messages} = (item ?? {}) as Partial<StoredConversation>;
  return Boolean(objectID) && Array.isArray(messages);
};

/**
 * The recent and favorite searches and the conversations, under DocSearch's keys.
 *
 * @param indexName part of the keys of searches
 * @param conversationsIndexName part of the key of conversations
 */
export function storedSearches(
  indexName: string,
  conversationsIndexName = indexName,
): StoredSearches {
  const favorites = storedList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, isHit, MAX_FAVORITES);
  const recent = storedList(
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    isHit,
    favorites.all().length > 0 ? MAX_RECENT_WITH_FAVORITES : MAX_RECENT,
  );
  const conversations = storedList(
    `__DOCSEARCH_ASKAI_CONVERSATIONS__${conversationsIndexName}`,
    isConversation,
    MAX_CONVERSATIONS,
  );
  return {
    favorites,
    recent,
    conversations,
    opened(hit) {
      if (!favorites.all().some(({objectID}) => objectID === hit.objectID)) {
        recent.add(toStoredHit(hit));
      }
    },
  };
}

/** Leaves out what is marked for one query, and the text. */
function toStoredHit({objectID, type, url, hierarchy}: StoredHit | SearchHit): StoredHit {
  return {objectID, type, url, hierarchy};
}
