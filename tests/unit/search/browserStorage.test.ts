import {afterEach, expect, test, vi} from 'vitest';
import {readStorage, writeStorage} from '../../../src/components/Search/browserStorage';

afterEach(() => void vi.unstubAllGlobals());

/** Storage in which only the first write fails, or each access. */
function storage(isDenied: boolean) {
  const texts = new Map<string, string>();
  let isFull = true;
  const access = <T>(call: () => T): T => {
    if (isDenied) {
      throw new DOMException('Denied', 'SecurityError');
    }
    return call();
  };
  return {
    getItem: (key: string) => access(() => texts.get(key) ?? null),
    setItem: (key: string, text: string) =>
      access(() => {
        if (isFull) {
          isFull = false;
          throw new DOMException('Full', 'QuotaExceededError');
        }
        texts.set(key, text);
      }),
  };
}

test.each([
  ['is denied', true, null],
  ['was full', false, 'third'],
])('where the storage %s, a text lasts until the page is left', (what, isDenied, stored) => {
  const browser = storage(isDenied);
  vi.stubGlobal('localStorage', browser);
  const read = () => readStorage(what);
  expect(read()).toBeNull();
  writeStorage(what, 'first');
  expect(read()).toBe('first');
  writeStorage(what, 'second');
  expect(read()).toBe('second');
  writeStorage(what, 'third');
  expect(read()).toBe('third');
  const later = isDenied ? null : browser.getItem(what);
  expect(later).toBe(stored);
});
