// cspell:ignore TESTAPPID
import path from 'node:path';
import {ROOT} from '../../../scripts/lib/run';
import {splitSiteUrl} from '../../../src/config/environment/site';

// Other builds than `build/`: `variants.setup.ts` makes each once for all tests that need it.

const VARIANTS = path.join(ROOT, '.cache/variants');

/** Credentials as the hosted search's look; no test sends them to the service. */
export const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPPID0',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'boyka-test',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
};

/** Ids as those of the analytics services; tests answer the services themselves. */
export const ANALYTICS = {
  GTM_CONTAINER_ID: 'GTM-FIXTURE',
  GTAG_TRACKING_ID: 'G-FIXTURE',
  GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1-FIXTURE',
};

const ADDRESS = 'https://preview.example.org/pull/7/';

/** This site as deployed elsewhere: with hosted search and analytics, without Git's history. */
export const PREVIEW = {
  dir: path.join(VARIANTS, 'preview/build'),
  address: ADDRESS,
  ...splitSiteUrl(ADDRESS),
  /** What the build printed. */
  outputFile: path.join(VARIANTS, 'preview/output.txt'),
};

/** A small site with our theme and plug-ins, and with the configuration that ours lacks. */
export const OTHER = {dir: path.join(VARIANTS, 'other/build')};
