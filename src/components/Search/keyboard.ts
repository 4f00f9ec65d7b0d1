import {
  useDocSearchKeyboardEvents as original,
  type UseDocSearchKeyboardEventsProps as Options,
} from '@site-search/keyboard';

/**
 * DocSearch's keys, with one mend: on the focused button it takes F5 and Ctrl+C for letters too,
 * and neither reload nor copy would work. The theme imports this under DocSearch's name.
 */
export function useDocSearchKeyboardEvents({onInput, ...options}: Options): void {
  original({
    ...options,
    onInput: (event: KeyboardEvent) => {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        onInput?.(event);
      }
    },
  });
}
