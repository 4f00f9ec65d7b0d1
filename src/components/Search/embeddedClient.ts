import siteConfig from '@generated/docusaurus.config';
import {createClient} from '@site/src/search/client';
import {createEngineFrom} from '@site/src/search/engine';
import {linesOf} from '@site/src/search/linesOf';
import {ReaderError} from '@site/src/search/readerError';
import type {PreloadingClient} from '@site/src/search/types';
import {fetchIndex} from './indexRequest';

const {url, baseUrl} = siteConfig;
const {indexName} = siteConfig.themeConfig.algolia as {indexName: string};

// The bundler writes the mode in here; nothing of the environment is read.
// eslint-disable-next-line no-restricted-syntax
const isDevelopment = process.env.NODE_ENV === 'development';

const embedded = createClient(async () => {
  const answer = await fetchIndex();
  // The development server answers with the home page where it has no file.
  if (isDevelopment && !answer.headers.get('content-type')?.includes('json')) {
    throw new ReaderError('Search has no index yet: run npm run build once.');
  }
  if (!answer.ok) {
    throw new Error(`The search index answered with status ${answer.status}.`);
  }
  return createEngineFrom(linesOf(answer.body!), url + baseUrl);
}, indexName);

/** The client that answers from the index that was built with the site. */
export const client: PreloadingClient = {
  preload: () => embedded.preload(),
  search(question) {
    // A build may end while the development server runs, so each search reloads the index there.
    if (isDevelopment) {
      embedded.invalidate();
    }
    return embedded.search(question);
  },
};
