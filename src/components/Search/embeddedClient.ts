import siteConfig from '@generated/docusaurus.config';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {createClient} from '@site/src/search/client';
import {createEngineGently} from '@site/src/search/engine';
import {recordsOf, unpack} from '@site/src/search/records';
import type {SearchClient} from '@site/src/search/types';
import './embedded.css';

const {url, baseUrl} = siteConfig;
const {indexName} = siteConfig.themeConfig.algolia as {indexName: string};

const client = createClient(
  async () => {
    // The name stays the same from build to build: ask whether what the browser has is still good.
    const answer = await fetch(`${baseUrl}search/index.json`, {cache: 'no-cache'});
    if (!answer.ok) {
      throw new Error(`The search index answered with status ${answer.status}.`);
    }
    const records = recordsOf(unpack(await answer.json()), url + baseUrl);
    return createEngineGently(records, () => new Promise((resolve) => setTimeout(resolve)));
  },
  indexName,
  SEARCH_TOPICS,
);

/** Pages change while the development server runs, so each search reloads the index there. */
function reloadInDevelopment(): void {
  // The bundler writes the mode in here; nothing of the environment is read.
  // eslint-disable-next-line no-restricted-syntax
  if (process.env.NODE_ENV === 'development') {
    client.invalidate();
  }
}

/** The client that answers from the index that was built with the site. */
export function searchClient(): SearchClient {
  reloadInDevelopment();
  return client;
}

export function modalClient<Client extends Pick<SearchClient, 'search'>>(made: Client): Client {
  reloadInDevelopment();
  return {...made, search: client.search as Client['search']};
}

export function preload(): void {
  client.preload();
}
