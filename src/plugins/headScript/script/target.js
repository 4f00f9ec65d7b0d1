/*
 * Shows what the address names at the first paint. The browser itself scrolls there when all deferred
 * scripts have run, seconds later on a slow line. Remove when browsers scroll there before.
 */
try {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
} catch {
  // A hash that cannot be decoded names nothing.
}
