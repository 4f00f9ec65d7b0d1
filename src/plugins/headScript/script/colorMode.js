/*
 * Removes an invalid stored color mode, which the generator would copy into the page unchecked. Sets
 * a valid one here in the head: the generator's own script runs in the body, after the style sheet,
 * and a frame with the wrong colors may be painted before it. Remove when the generator does both.
 */
let mode = DEFAULT_MODE;
try {
  const stored = localStorage.getItem(COLOR_MODE_KEY);
  if (stored === 'light' || stored === 'dark') {
    mode = stored;
  } else if (stored !== null) {
    localStorage.removeItem(COLOR_MODE_KEY);
  }
} catch {
  // The storage is blocked, so there is nothing to remove.
}
if (mode) {
  document.documentElement.setAttribute('data-theme', mode);
}
