import type {Engine} from './engine';
import {ReaderError} from './readerError';
import type {PreloadingClient} from './types';

/** An index that could not be loaded, under the name that the hosted service's client uses. */
class RetryError extends Error {
  override name = 'RetryError';
}

export interface EmbeddedClient extends PreloadingClient {
  /** Drops the cached index; the next search reloads it. */
  invalidate(): void;
}

/**
 * A client of the hosted service's shape that answers from an engine.
 *
 * @param load fetches the index and creates the engine; called again after a failure. Its
 *   `ReaderError` is passed on; any other error becomes a `RetryError`
 * @param indexName the only index that has records
 */
export function createClient(load: () => Promise<Engine>, indexName: string): EmbeddedClient {
  let loading: Promise<Engine> | undefined;

  const engine = (): Promise<Engine> => {
    const current = (loading ??= load());
    current.catch(() => {
      if (loading === current) {
        loading = undefined;
      }
    });
    return current;
  };

  return {
    preload() {
      engine().catch(() => undefined);
    },
    invalidate() {
      loading = undefined;
    },
    async search({requests}) {
      // If a preload was in flight and fails, retry once.
      const hasPreload = loading !== undefined;
      const ready = await engine()
        .catch((error: unknown) => (hasPreload ? engine() : Promise.reject(error)))
        .catch((error: unknown) => {
          throw error instanceof ReaderError
            ? error
            : new RetryError('The search index could not be loaded.', {cause: error});
        });
      const results = requests.map((request) => {
        if (request.indexName !== indexName) {
          const {hitsPerPage = 20, page = 0, query = ''} = request;
          const index = request.indexName;
          return {index, query, hitsPerPage, page, hits: [], nbHits: 0, nbPages: 0};
        }
        return ready.answer(request);
      });
      return {results};
    },
  };
}
