import {createContext, useContext, type RefObject} from 'react';

/** What opens the search, from any part of the page. */
interface Search {
  /** The button of the navbar, which gets the focus when nothing else had it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Requests the code of the dialog and the index. */
  preload: () => void;
  /**
   * Opens the dialog.
   *
   * @param query in its field; without it the text that is selected on the page, or the last query
   */
  open: (query?: string) => void;
}

export const SearchContext = createContext<Search | undefined>(undefined);

/** The search of the page; `undefined` with the hosted search, which has its own. */
export function useSearch(): Search | undefined {
  return useContext(SearchContext);
}
