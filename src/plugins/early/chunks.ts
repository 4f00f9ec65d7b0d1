/**
 * Hands a chunk that cannot be had to the recovery of the inline script (`script/recovery.js`).
 * The promise of the chunk stays open meanwhile: the page that stands there keeps standing, and a
 * retry that works goes on where the reader was.
 */
type ChunkLoader = (chunk: string | number) => Promise<unknown>;

export {};

declare const __webpack_require__: {e: ChunkLoader};

declare global {
  interface Window {
    boykaRecovery: {
      recover: (error: unknown, retry: () => void) => void;
    };
  }
}

if (typeof window !== 'undefined' && window.boykaRecovery) {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) =>
    load(chunk).catch(
      (error: unknown) =>
        new Promise((resolve) => {
          const retry = () =>
            load(chunk).then(resolve, (again: unknown) =>
              window.boykaRecovery.recover(again, retry),
            );
          window.boykaRecovery.recover(error, retry);
        }),
    );
}
