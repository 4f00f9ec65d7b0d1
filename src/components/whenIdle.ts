/** Calls a function when the browser is idle; Safari, which does not say so, calls it soon. */
export function whenIdle(callback: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(callback);
}
