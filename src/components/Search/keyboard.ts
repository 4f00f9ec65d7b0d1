import {useEffect, useLayoutEffect} from 'react';
import {
  useDocSearchKeyboardEvents as original,
  type UseDocSearchKeyboardEventsProps as Options,
} from '@site-search/keyboard';

declare global {
  interface Window {
    /** From the head script (`src/plugins/headScript/script/searchRequest.js`). */
    boykaSearch?: {
      isOpen: boolean;
      /** @returns the function that disconnects */
      connect: (open: (typed: string) => void) => () => void;
    };
  }
}

/**
 * DocSearch's keys, except those that open it: the head script has them, because it also collects
 * what is typed before the dialog is loaded. The theme imports this under DocSearch's name.
 */
export function useDocSearchKeyboardEvents({onInput, ...options}: Options): void {
  original(options);
  const {isOpen} = options;
  // Before the next key, and so before the dialog is painted.
  useLayoutEffect(() => {
    if (window.boykaSearch) {
      window.boykaSearch.isOpen = isOpen;
    }
  }, [isOpen]);
  useEffect(
    () =>
      window.boykaSearch?.connect((typed) => {
        onInput?.(new KeyboardEvent('keydown', {key: typed}));
      }),
    [onInput],
  );
}
