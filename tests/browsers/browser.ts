/** What a check does to a window; everything else it does with code that runs in the page. */
export interface BrowserTab {
  /** Opens an address and waits for the event `load`. */
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page; it sees its arguments and nothing around it. */
  run: <Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** A click by the mouse, which moves there first. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys together: `['Control', 'k']`. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Types faster than a person. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Browser {
  newTab: () => Promise<BrowserTab>;
  close: () => Promise<void>;
}
