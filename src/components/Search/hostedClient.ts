// cspell:ignore algoliasearch
import {liteClient} from 'algoliasearch/lite';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {cutQuery} from '@site/src/search/cutQuery';
import {suggestionsFor} from '@site/src/search/suggest';
import type {SearchClient} from '@site/src/search/types';

type Search = SearchClient['search'];

const withCutQueries =
  (search: Search): Search =>
  ({requests}) =>
    search({
      requests: requests.map((request) =>
        request.query === undefined ? request : {...request, query: cutQuery(request.query)},
      ),
    });

let made: {key: string; client: SearchClient} | undefined;

/** The client of the hosted service, one for each pair of credentials. */
export function searchClient(appId: string, apiKey: string): SearchClient {
  const key = `${appId} ${apiKey}`;
  if (made?.key !== key) {
    const client = liteClient(appId, apiKey) as unknown as SearchClient;
    made = {key, client: {search: withCutQueries((question) => client.search(question))}};
  }
  return made.client;
}

/** Adds to answers without hits what else to try. */
export function modalClient<Client extends Pick<SearchClient, 'search'>>(client: Client): Client {
  const ask = withCutQueries((question) => client.search(question));
  const search: Search = async (question) => {
    const {results} = await ask(question);
    return {
      results: results.map((result) =>
        result.nbHits === 0
          ? {...result, searchSuggestions: suggestionsFor(result.query, SEARCH_TOPICS)}
          : result,
      ),
    };
  };
  return {...client, search};
}

/** The hosted service holds the index: there is nothing to load. */
export function preload(): void {}
