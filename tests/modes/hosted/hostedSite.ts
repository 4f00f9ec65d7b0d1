// cspell:ignore TESTAPPID
import path from 'node:path';
import type {Page} from '@playwright/test';
import {ROOT} from '../../../scripts/lib/run';
import type {RunningServer} from '../../../scripts/serve';
import {siteAddress} from '../../../src/config/environment/site';
import {serve, test as siteTest} from '../../site/support/test';

/** Credentials as the hosted search's look; no test sends them to the service. */
export const CREDENTIALS = {
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

/** This site as deployed elsewhere, with hosted search and analytics. */
export const HOSTED = {
  dir: path.join(ROOT, '.cache/hosted/build'),
  address: ADDRESS,
  ...siteAddress(ADDRESS),
};

const SERVICES = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics)\.com\//;

/**
 * Answers the analytics services with a script.
 *
 * @param body of each answer; empty when nothing depends on what the services do
 * @returns the addresses that were requested, in order
 */
export async function stubServices(page: Page, body = ''): Promise<string[]> {
  const requests: string[] = [];
  await page.route(SERVICES, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body});
  });
  return requests;
}

/** The tests' `test`, where the site is the hosted one. */
export const test = siteTest.extend<{serviceRequests: readonly string[]}, {site: RunningServer}>({
  hosts: /^127\.0\.0\.1$|\.(googletagmanager|google-analytics|algolia(net)?)\.(com|net)$/,
  /** What was requested of the analytics services. */
  serviceRequests: [async ({page}, use) => use(await stubServices(page)), {auto: true}],
  site: [
    async ({}, use) => serve({dir: HOSTED.dir, basePath: HOSTED.baseUrl}, use),
    {scope: 'worker'},
  ],
});
