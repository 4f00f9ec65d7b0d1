import siteConfig from '@generated/docusaurus.config';
import {preconnect} from 'react-dom';
import {EMBEDDED_APP_ID} from '@site/src/config/embeddedSearch';
import type {PreloadingClient} from '@site/src/search/types';
import {prefetchIndex} from './indexRequest';

const {appId} = siteConfig.themeConfig.algolia as {appId: string};
export const isEmbedded = appId === EMBEDDED_APP_ID;

/** Loads the code of the client. The other mode's code is never loaded. */
export async function loadSearchClient(): Promise<PreloadingClient> {
  const {client} = isEmbedded ? await import('./embeddedClient') : await import('./hostedClient');
  return client;
}

/** Loads, or connects to, what the first search needs: at the same time as the dialog's code. */
export function preloadSearch(): void {
  if (isEmbedded) {
    prefetchIndex();
  } else {
    preconnect(`https://${appId}-dsn.algolia.net`, {crossOrigin: 'anonymous'});
  }
  void loadSearchClient().then((client) => client.preload());
}
