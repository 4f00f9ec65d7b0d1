import {SLASH_SWITCH} from '../../config/searchStart';

/** What the browser did not store: it lasts until the page is left. */
const unsaved = new Map<string, string>();

/** The stored text of a key, if there is one. */
export function readStorage(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. */
export function writeStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
}

/** Whether `/` opens the search, which the reader can turn off (WCAG 2.1.4). */
export const isSlashOn = (): boolean => readStorage(SLASH_SWITCH) !== 'off';

/** Stores whether `/` opens the search. */
export const setSlash = (isOn: boolean): void => writeStorage(SLASH_SWITCH, isOn ? 'on' : 'off');
