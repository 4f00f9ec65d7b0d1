/**
 * Turns the shortcuts of a single key on or off, on this page and on later visits. Where the
 * browser stores nothing, the choice lasts until the page is left.
 */
export function setSingleKeys(isOn: boolean): void {
  if (window.boykaSearch) {
    window.boykaSearch.hasSingleKeys = isOn;
  }
  try {
    // The head script (`src/plugins/headScript/script/searchRequest.js`) reads it.
    localStorage.setItem('boyka-single-keys', isOn ? 'on' : 'off');
  } catch {
    // The storage is blocked.
  }
}
