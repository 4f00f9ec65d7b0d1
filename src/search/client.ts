import type {Engine} from './engine';
import {suggestionsFor} from './suggest';
import type {SearchClient} from './types';

/** The name by which DocSearch knows that an index cannot be reached. */
class RetryError extends Error {
  override name = 'RetryError';
}

/** The entry of the browser's timeline for the work of one question. */
export const MEASURE = 'search';

export interface EmbeddedClient extends SearchClient {
  /** Begins to load the index, and does not say when that fails: the first question will. */
  preload(): void;
  /** Lets go of the index; the next question loads it again. */
  forget(): void;
}

/** Notes how long a load took that did not fail. */
async function measured(load: () => Promise<Engine>): Promise<Engine> {
  const start = performance.now();
  const engine = await load();
  performance.measure(`${MEASURE}-load`, {start});
  return engine;
}

/**
 * A client of the hosted service's shape that answers from an engine.
 *
 * @param load fetches the index and makes the engine of it; called again after it failed
 * @param indexName the one index that there is; any other is empty
 * @param topics what the site is about, for suggestions
 */
export function createClient(
  load: () => Promise<Engine>,
  indexName: string,
  topics: readonly string[],
): EmbeddedClient {
  let loading: Promise<Engine> | undefined;

  const engine = (): Promise<Engine> => {
    const current = (loading ??= measured(load));
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
    forget() {
      loading = undefined;
    },
    async search({requests}) {
      // A load that began before this question may be one that is about to fail: then try anew.
      const begun = loading !== undefined;
      const ready = await engine()
        .catch((error: unknown) => (begun ? engine() : Promise.reject(error)))
        .catch((error: unknown) => {
          throw new RetryError('The search index could not be loaded.', {cause: error});
        });
      const asked = performance.now();
      const results = requests.map((request) => {
        if (request.indexName !== indexName) {
          const {hitsPerPage = 20, page = 0, query = ''} = request;
          const index = request.indexName;
          return {index, query, hitsPerPage, page, hits: [], nbHits: 0, nbPages: 0};
        }
        const result = ready.answer(request);
        return result.nbHits > 0
          ? result
          : {...result, searchSuggestions: suggestionsFor(result.query, topics)};
      });
      // For profiles, and for the bench: typing must drop no frame.
      performance.measure(MEASURE, {start: asked});
      return {results};
    },
  };
}
