import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {searchMode} from './environment/searchMode';
import {ALGOLIA, ALGOLIA_ASSISTANT_ID} from './environment/variables';
import {PROJECT} from './identity';

// The theme's validation wants three words in the embedded mode too; the index name is also
// in storage keys, which every project of the same host shares.
const embedded = {
  appId: 'embedded',
  apiKey: 'embedded',
  indexName: PROJECT,
  insights: false,
};

/** @throws UserError when the variables of the hosted search are incomplete */
export const algolia = () =>
  ({
    ...(searchMode() === 'hosted'
      ? {
          appId: ALGOLIA.ALGOLIA_APP_ID!,
          apiKey: ALGOLIA.ALGOLIA_API_KEY!,
          indexName: ALGOLIA.ALGOLIA_INDEX_NAME!,
          ...(ALGOLIA_ASSISTANT_ID ? {askAi: ALGOLIA_ASSISTANT_ID} : {}),
        }
      : embedded),
    contextualSearch: true,
    searchPagePath: 'search',
  }) satisfies UserThemeConfig['algolia'];
