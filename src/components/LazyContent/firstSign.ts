/** Signs of a reader who may only read. */
const READING = ['pointermove', 'wheel'];
const USING = ['click', 'dragenter', 'focusin', 'keydown', 'pointerdown'];

/** Keys that do nothing by themselves. */
const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/** The theme's keys of the tabs that the reader has chosen. */
const CHOSEN_TAB = 'docusaurus.tab.';

/** Whether the page has to look otherwise than its HTML: another tab, or what the address names. */
function differsFromDocument(): boolean {
  try {
    return (
      location.search + location.hash !== '' ||
      Object.keys(localStorage).some((key) => key.startsWith(CHOSEN_TAB))
    );
  } catch {
    // Without storage nothing is chosen.
    return false;
  }
}

/** Waits for a sign that the reader is about to use the page, or has a reason to see it otherwise. */
export async function firstSign(): Promise<void> {
  if (differsFromDocument()) {
    return;
  }
  const first = new AbortController();
  await new Promise<void>((resolve) => {
    const listen = (event: Event) => {
      const {type} = event;
      // The search goes first, when it is what a key opened: its field takes the focus next.
      if (event instanceof KeyboardEvent && (event.defaultPrevented || MODIFIERS.has(event.key))) {
        return;
      }
      // Whoever reads offline is not told that code is missing.
      if (navigator.onLine || USING.includes(type)) {
        resolve();
      }
    };
    for (const name of [...READING, ...USING]) {
      addEventListener(name, listen, {capture: true, passive: true, signal: first.signal});
    }
  });
  first.abort();
}
