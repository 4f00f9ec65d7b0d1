import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';

const navigation = typeof window === 'undefined' ? undefined : window.navigation;

/** How far a page was scrolled, and which of its folds were open. */
type Place = readonly [top: number, open: readonly number[]];

/** Where each entry of the history was left, by its key. Kept by the tab, so that a reload keeps it. */
const slot = createStorageSlot('left', {persistence: 'sessionStorage'});
const places = readPlaces();
/** More entries than a reader goes back to. */
const MAX_PLACES = 100;
let current: string | undefined;
let path: string | undefined;
let isTraversal = false;

/** The folds of a page, without those of a tool's answer, which comes later. */
const findFolds = () => [...document.querySelectorAll('main details:not(li > details)')];

function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(slot.get() ?? '[]') as [string, Place][]);
  } catch {
    // There is no storage, as when the site is built, or something else is in it.
    return new Map();
  }
}

/** Keeps the place and the open folds of the entry that is being left. */
function keep(): void {
  const key = navigation?.currentEntry?.key ?? current ?? '';
  // The last one is the newest.
  places.delete(key);
  const open = findFolds().flatMap((fold, index) => (fold.hasAttribute('open') ? [index] : []));
  places.set(key, [window.scrollY, open]);
  slot.set(JSON.stringify([...places].slice(-MAX_PLACES)));
}

if (navigation) {
  navigation.addEventListener('navigate', ({navigationType}) => {
    isTraversal = navigationType === 'traverse';
    // Before the browser scrolls: Firefox has done so when the router knows of a link to a hash. An
    // entry that gets another address is not left.
    if (navigationType !== 'replace') {
      keep();
    }
  });
} else if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    // A link to a place on the same page fires it too, without a state; so has the first entry of a visit.
    isTraversal = history.state !== null || location.pathname !== path;
  });
  // A reload.
  addEventListener('pagehide', keep);
}

/**
 * Keeps the place of a reader who goes back or forward, and the folds that were open. To an address
 * with a hash the generator scrolls to the hash, not to where the reader was; without one the browser
 * restores the place before the page has its final layout, and ends some lines away from it. Remove
 * when the generator restores the place after it has rendered the page.
 */
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation && !navigation) {
      keep();
    }
  },
  onRouteDidUpdate({location: {key = ''}}) {
    current = navigation?.currentEntry?.key ?? key;
    path = location.pathname;
    const place = places.get(current);
    if (isTraversal && place) {
      const [top, open] = place;
      open.forEach((index) => findFolds()[index]?.setAttribute('open', ''));
      const scroll = () => window.scrollTo(0, top);
      scroll();
      // Chromium scrolls once more when the page has its layout.
      requestAnimationFrame(() => requestAnimationFrame(scroll));
    }
    isTraversal = false;
  },
};

export default clientModule;
