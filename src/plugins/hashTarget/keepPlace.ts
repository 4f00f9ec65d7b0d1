import type {ClientModule} from '@docusaurus/types';

/** What is used of the Navigation API, which TypeScript does not describe yet. */
interface Navigation {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener: (
    type: 'navigate',
    listener: (event: {readonly navigationType: string}) => void,
  ) => void;
}

const navigation =
  typeof window === 'undefined'
    ? undefined
    : (window as unknown as {navigation?: Navigation}).navigation;

/** Where each entry of the history was left, by its key. */
const places = new Map<string, number>();
let current: string | undefined;
let isTraversal = false;

const entryKey = (): string =>
  navigation?.currentEntry?.key ?? (history.state as {key?: string} | null)?.key ?? '';

if (navigation) {
  navigation.addEventListener('navigate', ({navigationType}) => {
    isTraversal = navigationType === 'traverse';
  });
} else if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    // A link to a place on the same page fires it too, without a state.
    isTraversal = history.state !== null;
  });
}

/**
 * Keeps the place of a reader who goes back or forward. To an address with a hash the generator
 * scrolls to the hash, not to where the reader was; without one the browser restores the place
 * before the page has its final layout, and ends some lines away from it. Remove when the generator
 * restores the place after it has rendered the page.
 */
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      places.set(current ?? '', window.scrollY);
    }
  },
  onRouteDidUpdate() {
    current = entryKey();
    const place = places.get(current);
    if (isTraversal && place !== undefined) {
      const scroll = () => window.scrollTo(0, place);
      scroll();
      // Chromium scrolls once more when the page has its layout.
      requestAnimationFrame(() => requestAnimationFrame(scroll));
    }
    isTraversal = false;
  },
};

export default clientModule;
