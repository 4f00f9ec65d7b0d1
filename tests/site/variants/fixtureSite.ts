import {stubServices} from '../support/analyticsServices';
import {isolatedTest, serve} from '../support/test';
import {OTHER} from './index';

interface Fixtures {
  /** What was requested of the analytics services. */
  readonly serviceRequests: readonly string[];
}

/** The tests' `test`, where the site is the fixture with another configuration, served from its root. */
export const fixtureTest = isolatedTest.extend<Fixtures, {readonly fixtureUrl: string}>({
  fixtureUrl: [
    async ({}, use) =>
      serve({dir: OTHER.dir, basePath: '/', cacheControl: 'no-store'}, ({url}) => use(url)),
    {scope: 'worker'},
  ],
  baseURL: async ({fixtureUrl}, use) => use(fixtureUrl),
  serviceRequests: [async ({page}, use) => use(await stubServices(page)), {auto: true}],
});
