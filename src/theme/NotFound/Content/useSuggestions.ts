import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ADDRESSES_FILE, type ListedPage} from '@site/src/data/addresses';
import type {Suggestion} from './nearestPages';

interface Suggestions {
  /** None when the list of pages could not be loaded; undefined until it is. */
  readonly nearest?: readonly Suggestion[];
  /** What to search for. */
  readonly words: string;
}

/**
 * What the reader of an address without a page may look for. The page's text is part of the code of
 * every docs page, so what finds the pages is loaded by itself.
 *
 * @param route pathname below the base path; undefined until it is known
 */
export function useSuggestions(route: string | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({words: ''});
  const file = useBaseUrl(`/${ADDRESSES_FILE}`);
  useEffect(() => {
    if (route === undefined) {
      return undefined;
    }
    let isCurrent = true;
    const suggest = async () => {
      // The name stays the same from build to build: `no-cache` asks whether the cached file is current.
      const list = fetch(file, {cache: 'no-cache'})
        .then((response) => response.json() as Promise<readonly ListedPage[]>)
        .catch((error: unknown) => {
          console.warn('The list of pages could not be loaded.', error);
          return [];
        });
      const {nearestPages, searchWords} = await import('./nearestPages');
      const nearest = nearestPages(route, await list);
      if (isCurrent) {
        setSuggestions({nearest, words: searchWords(route)});
      }
    };
    suggest().catch((error: unknown) => console.warn('No page could be suggested.', error));
    return () => {
      isCurrent = false;
    };
  }, [file, route]);
  return suggestions;
}
