/** Every switch that whoever builds the site may set. An empty variable counts as unset. */
function read(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

/** Address of the site with its base path. Set by whoever deploys a preview elsewhere. */
export const SITE_URL = read('SITE_URL');

/** Hosted search, set by the deployment. All three or none: see `searchMode.ts`. */
export const ALGOLIA = {
  ALGOLIA_APP_ID: read('ALGOLIA_APP_ID'),
  ALGOLIA_API_KEY: read('ALGOLIA_API_KEY'),
  ALGOLIA_INDEX_NAME: read('ALGOLIA_INDEX_NAME'),
};

/** Ask AI of the hosted search; only beside the three above. */
export const ALGOLIA_ASSISTANT_ID = read('ALGOLIA_ASSISTANT_ID');

/** Analytics, each absent unless the deployment names it. */
export const GTM_CONTAINER_ID = read('GTM_CONTAINER_ID');
export const GTAG_TRACKING_ID = read('GTAG_TRACKING_ID');
export const GOOGLE_ANALYTICS_TRACKING_ID = read('GOOGLE_ANALYTICS_TRACKING_ID');

/** Owner and name of the repository that a run of GitHub Actions builds. */
export const GITHUB_REPOSITORY = read('GITHUB_REPOSITORY');
