/**
 * Passes a chunk that fails to load to the head script (`script/recovery.js`). The chunk's promise
 * stays pending meanwhile, so that the current page stays and a successful retry continues the
 * navigation.
 */
type ChunkLoader = (chunk: string | number) => Promise<unknown>;

export {};

declare const __webpack_require__: {e: ChunkLoader};

declare global {
  interface Window {
    boykaChunkRetry: (error: unknown, retry: () => void) => void;
  }
}

if (typeof window !== 'undefined' && window.boykaChunkRetry) {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) =>
    load(chunk).catch(
      (error: unknown) =>
        new Promise((resolve) => {
          const retry = () =>
            load(chunk).then(resolve, (again: unknown) => window.boykaChunkRetry(again, retry));
          window.boykaChunkRetry(error, retry);
        }),
    );
}
