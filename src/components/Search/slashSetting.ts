const KEY = 'boyka-single-keys';

/** The setting where the browser stores nothing: it lasts until the page is left. */
let unsaved: boolean | undefined;

/** Whether `/` opens the search, which the reader can turn off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  try {
    return unsaved ?? localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores whether `/` opens the search. */
export function setSlash(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    unsaved = undefined;
  } catch {
    unsaved = isOn;
  }
}
