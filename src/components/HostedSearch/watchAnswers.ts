import type {DocSearchModalProps} from '@docsearch/react/modal';

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** The number of results of a query, or that it failed. */
export type Answer = number | 'failed';

/**
 * The client of DocSearch's window, which reports each answer. A failure has no results: DocSearch
 * would throw it as an error that nobody catches.
 *
 * @param onAnswer called with each answer that is newer than those before
 */
export function watchAnswers(client: Client, onAnswer: (answer: Answer) => void): Client {
  let asked = 0;
  let newest = 0;
  return {
    ...client,
    search: async (request, options) => {
      const place = ++asked;
      const report = (answer: Answer) => {
        if (place > newest) {
          newest = place;
          onAnswer(answer);
        }
      };
      try {
        const response = await client.search(request, options);
        const counts = response.results.map((result) => ('nbHits' in result && result.nbHits) || 0);
        report(counts.reduce((sum, count) => sum + count, 0));
        return response as never;
      } catch {
        report('failed');
        return {results: []} as never;
      }
    },
  };
}
