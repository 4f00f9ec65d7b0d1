import {whenIdle} from '@site/src/components/whenIdle';

/** Of the bundler: the function that `import()` calls for each chunk, and the names of its files. */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  readonly p: string;
  readonly u: (chunk: string) => string;
  /** Of the style sheet; absent where styles are not in files. */
  readonly miniCssF?: (chunk: string) => string;
};

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is fetched that may not be needed, as the generator decides it too. */
function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** The scripts and style sheets that an `import()` loads, which does not happen here. */
function filesOf(load: () => unknown): string[] {
  const {e: loadChunk, p: baseUrl, u: scriptOf, miniCssF: styleOf} = __webpack_require__;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(scriptOf(chunk), styleOf?.(chunk) ?? '');
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = loadChunk;
  }
  // The bundler's name for a style sheet that a chunk does not have.
  return files.filter((file) => file && !file.includes('undefined')).map((file) => baseUrl + file);
}

function prefetch(loads: readonly (() => unknown)[]): void {
  for (const href of new Set(loads.flatMap(filesOf))) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
}

/**
 * Prefetches the files of imports when the page is loaded and idle, without running them. The
 * bundler's own `webpackPrefetch` does so at once, also to save data, and requests a style sheet for
 * each script.
 *
 * @param loads call `import()` before they wait for anything
 * @returns the function that cancels it
 */
export function prefetchWhenIdle(...loads: readonly (() => unknown)[]): () => void {
  if (isSlow()) {
    return () => {};
  }
  const leaving = new AbortController();
  const start = () => whenIdle(() => !leaving.signal.aborted && prefetch(loads));
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true, signal: leaving.signal});
  }
  return () => leaving.abort();
}
