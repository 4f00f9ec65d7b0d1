/**
 * The value of an environment variable without spaces around it. The only reader of the environment:
 * ESLint rejects others.
 *
 * @returns undefined when it is not set, or empty
 */
export function variable(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

/** Address of the site with its base path. Set by whoever deploys a preview elsewhere. */
export const SITE_URL = variable('SITE_URL');

/** Set to build the site as an earlier version: for a folder such as `2.9` below `SITE_URL`. */
export const AS_EARLIER_VERSION = variable('AS_EARLIER_VERSION');

/** The commit that links to files of this repository lead to; set for what is published. */
export const SOURCE_COMMIT = variable('SOURCE_COMMIT');

/** Hosted search, set by the deployment. All three or none: see `searchMode.ts`. */
export const ALGOLIA = {
  ALGOLIA_APP_ID: variable('ALGOLIA_APP_ID'),
  ALGOLIA_API_KEY: variable('ALGOLIA_API_KEY'),
  ALGOLIA_INDEX_NAME: variable('ALGOLIA_INDEX_NAME'),
};

/** Ask AI of the hosted search; only beside the three above. */
export const ALGOLIA_ASSISTANT_ID = variable('ALGOLIA_ASSISTANT_ID');

/** Analytics, each absent unless the deployment names it. */
export const GTM_CONTAINER_ID = variable('GTM_CONTAINER_ID');
export const GTAG_TRACKING_ID = variable('GTAG_TRACKING_ID');
export const GOOGLE_ANALYTICS_TRACKING_ID = variable('GOOGLE_ANALYTICS_TRACKING_ID');

/** Set on a machine that runs for nobody in front of it, as GitHub Actions does. */
export const CI = variable('CI');

/** Owner and name of the repository that a run of GitHub Actions builds. */
export const GITHUB_REPOSITORY = variable('GITHUB_REPOSITORY');
