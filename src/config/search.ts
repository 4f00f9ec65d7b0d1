import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {ALGOLIA, ALGOLIA_ASSISTANT_ID} from './env';
import {PROJECT} from './identity';

const LIST = new Intl.ListFormat('en');

/** Three variables lead to the hosted service; none means the index that is built with the site. */
export type SearchMode = 'hosted' | 'embedded';

/**
 * Which search the environment asks for.
 *
 * @param credentials the three variables by name, `undefined` where unset
 * @param assistant of Ask AI, which needs all three
 * @throws Error in one line that names what is missing, when some but not all are set
 */
export function searchMode(
  credentials: Record<string, string | undefined> = ALGOLIA,
  assistant: string | undefined = ALGOLIA_ASSISTANT_ID,
): SearchMode {
  const missing = Object.keys(credentials).filter((name) => !credentials[name]);
  if (missing.length === 0) {
    return 'hosted';
  }
  if (missing.length === Object.keys(credentials).length && !assistant) {
    return 'embedded';
  }
  throw new Error(
    `The hosted search is half set: ${LIST.format(missing)} missing. Set all three or none.`,
  );
}

// The theme's validation wants three words in the embedded mode too; the index name also stands
// in storage keys, which every project of the same host shares.
const embedded = {appId: 'embedded', apiKey: 'embedded', indexName: PROJECT, insights: false};

export const algolia = {
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
} satisfies UserThemeConfig['algolia'];
