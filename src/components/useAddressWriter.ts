import {useEffect, useRef} from 'react';

/** Milliseconds without a letter after which the address changes. */
const PAUSE = 300;

/**
 * Writes what a reader types to the address, once there is a pause. Browsers limit how often an address
 * may change: WebKit throws an error at the 101st time in ten seconds.
 *
 * @param write changes the address
 * @returns a function that writes after the pause, and one that writes at once what is waiting
 */
export function useAddressWriter<T>(
  write: (value: T) => void,
): readonly [later: (value: T) => void, now: () => void] {
  const waiting = useRef<{timer: ReturnType<typeof setTimeout>; path: string; write: () => void}>(
    undefined,
  );
  const now = () => {
    clearTimeout(waiting.current?.timer);
    // The address of another page is not that of this one.
    if (waiting.current?.path === window.location.pathname) {
      waiting.current.write();
    }
    waiting.current = undefined;
  };
  const later = (value: T) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = {
      timer: setTimeout(now, PAUSE),
      path: window.location.pathname,
      write: () => write(value),
    };
  };
  // A page that crashes is drawn anew, from its address.
  useEffect(() => now, []);
  return [later, now];
}
