import {liteClient as original, type LiteClient} from 'algoliasearch/lite';

/** The queries whose last search failed. */
const failed = new Set<string>();

/** Whether the last search for a query failed. */
export const hasFailed = (query: string): boolean => failed.has(query);

type Request = {readonly params?: {readonly query?: string}};

/**
 * The client of the theme's search page. The page does not listen for errors: what fails has no
 * results here, and `hasFailed` says so.
 */
export function liteClient(appId: string, apiKey: string): LiteClient {
  const client = original(appId, apiKey);
  const search = async (requests: Request[]) => {
    const query = requests[0]?.params?.query ?? '';
    try {
      const response = await client.search(requests as never);
      failed.delete(query);
      return response;
    } catch {
      failed.add(query);
      return {results: requests.map(() => ({query, hits: [], nbHits: 0, nbPages: 0, page: 0}))};
    }
  };
  return {...client, search: search as LiteClient['search']};
}
