import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import {liteClient} from 'algoliasearch/lite';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {cutQuery} from '@site/src/search/cutQuery';
import {suggestionsFor} from '@site/src/search/suggest';
import type {PreloadingClient, SearchClient} from '@site/src/search/types';

const {appId, apiKey} = siteConfig.themeConfig.algolia as {appId: string; apiKey: string};

const service = liteClient(appId, apiKey);
service.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
const ask = (service as unknown as SearchClient).search;

/** The client of the hosted service. Adds to answers without hits what else to try. */
export const client: PreloadingClient = {
  // The service has the index: there is nothing to load.
  preload: () => undefined,
  async search({requests}) {
    const {results} = await ask({
      requests: requests.map((request) =>
        request.query === undefined ? request : {...request, query: cutQuery(request.query)},
      ),
    });
    return {
      results: results.map((result) =>
        result.nbHits === 0
          ? {...result, searchSuggestions: suggestionsFor(result.query, SEARCH_TOPICS)}
          : result,
      ),
    };
  },
};
