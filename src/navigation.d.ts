/** What is used of the Navigation API, which TypeScript does not describe yet. */
interface Navigation extends EventTarget {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener: (type: 'navigate', listener: (event: NavigateEvent) => void) => void;
  removeEventListener: (type: 'navigate', listener: (event: NavigateEvent) => void) => void;
}

interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
}

interface Window {
  /** Absent in older browsers. */
  readonly navigation?: Navigation;
}
