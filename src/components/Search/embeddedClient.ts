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

/** What is written changes while the site is being written: there the next question asks anew. */
function keepUp(): void {
  // The bundler writes the mode in here; nothing of the environment is read.
  // eslint-disable-next-line no-restricted-syntax
  if (process.env.NODE_ENV === 'development') {
    client.forget();
  }
}

/** The client that answers from the index that was built with the site. */
export function searchClient(): SearchClient {
  keepUp();
  return client;
}

export function modalClient<Client extends Pick<SearchClient, 'search'>>(made: Client): Client {
  keepUp();
  return {...made, search: client.search as Client['search']};
}

export function preload(): void {
  client.preload();
}
