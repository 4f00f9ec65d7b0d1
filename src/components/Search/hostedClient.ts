import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import {liteClient} from 'algoliasearch/lite';
import {cutQuery} from '@site/src/search/cutQuery';
import type {PreloadingClient, SearchClient} from '@site/src/search/types';

const {appId, apiKey} = siteConfig.themeConfig.algolia as {appId: string; apiKey: string};

const service = liteClient(appId, apiKey);
service.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
const ask = (service as unknown as SearchClient).search;

/** The client of the hosted service. */
export const client: PreloadingClient = {
  // The service has the index: there is nothing to load.
  preload: () => undefined,
  search: ({requests}) =>
    ask({
      requests: requests.map((request) =>
        request.query === undefined ? request : {...request, query: cutQuery(request.query)},
      ),
    }),
};
