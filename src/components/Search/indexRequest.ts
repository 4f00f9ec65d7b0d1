import siteConfig from '@generated/docusaurus.config';

let requested: Promise<Response> | undefined;
let isPrefetched = false;

// The name stays the same from build to build: `no-cache` asks whether the cached file is current.
// The dialog's code shares the connection and goes first.
const request = () =>
  fetch(`${siteConfig.baseUrl}search/index.json`, {cache: 'no-cache', priority: 'low'});

/** Requests the index while the code that reads it is loading. Does so once. */
export function prefetchIndex(): void {
  if (!isPrefetched) {
    isPrefetched = true;
    requested = request();
    // The client that takes the response reports its error.
    requested.catch(() => undefined);
  }
}

/** The response to the prefetch, once; to a new request otherwise. */
export function fetchIndex(): Promise<Response> {
  const response = requested ?? request();
  requested = undefined;
  return response;
}
