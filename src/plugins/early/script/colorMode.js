/*
 * A stored color mode that is none of the generator's is dropped before the generator reads it:
 * it would be written into the page as it is. One that is one is named here, in the head: the
 * generator's own script waits in the body for the style sheet, and a frame may be drawn before it.
 */
let mode = SETTINGS.defaultMode;
try {
  const stored = localStorage.getItem(SETTINGS.colorModeKey);
  if (stored === 'light' || stored === 'dark') {
    mode = stored;
  } else if (stored !== null) {
    localStorage.removeItem(SETTINGS.colorModeKey);
  }
} catch {
  // A browser that refuses its storage has nothing to drop.
}
if (mode) {
  document.documentElement.setAttribute('data-theme', mode);
}
