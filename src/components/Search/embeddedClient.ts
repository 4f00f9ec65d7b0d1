import siteConfig from '@generated/docusaurus.config';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {createClient} from '@site/src/search/client';
import {createEngine} from '@site/src/search/engine';
import {ReaderError} from '@site/src/search/readerError';
import type {SearchClient} from '@site/src/search/types';
import './embedded.css';

const {url, baseUrl} = siteConfig;
const {indexName} = siteConfig.themeConfig.algolia as {indexName: string};

// The bundler writes the mode in here; nothing of the environment is read.
// eslint-disable-next-line no-restricted-syntax
const isDevelopment = process.env.NODE_ENV === 'development';

const client = createClient(
  async () => {
    // The name stays the same from build to build: ask whether what the browser has is still good.
    const answer = await fetch(`${baseUrl}search/index.json`, {cache: 'no-cache'});
    if (answer.status === 404 && isDevelopment) {
      throw new ReaderError('Search has no index yet: run npm run build once.');
    }
    if (!answer.ok) {
      throw new Error(`The search index answered with status ${answer.status}.`);
    }
    return createEngine(await answer.json(), url + baseUrl);
  },
  indexName,
  SEARCH_TOPICS,
);

/** A build may end while the development server runs, so each search reloads the index there. */
function reloadInDevelopment(): void {
  if (isDevelopment) {
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
