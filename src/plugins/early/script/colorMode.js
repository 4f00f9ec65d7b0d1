/*
 * A stored color mode that is none of the generator's is dropped before the generator reads it:
 * it would be written into the page as it is.
 */
try {
  const mode = localStorage.getItem(SETTINGS.colorModeKey);
  if (mode !== null && mode !== 'light' && mode !== 'dark') {
    localStorage.removeItem(SETTINGS.colorModeKey);
  }
} catch {
  // A browser that refuses its storage has nothing to drop.
}
