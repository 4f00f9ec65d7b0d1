import type {Handler} from '../../../scripts/serve';
import {stubServices} from '../support/analyticsServices';
import {withAxe} from '../support/axe';
import {isolatedTest, serve} from '../support/test';
import {OTHER} from './index';

/** The built fixture, served from its root. */
export interface FixtureSite {
  /** Address of the home page. */
  readonly url: string;
  /** Replaces text in every page and script, as a later build would, for the rest of the worker. */
  readonly replaceText: (from: string, to: string) => void;
}

interface Fixtures {
  /** What was requested of the analytics services. */
  readonly serviceRequests: readonly string[];
}

/** The tests' `test`, where the site is the one with another configuration. */
export const fixtureTest = isolatedTest.extend<Fixtures, {readonly fixtureSite: FixtureSite}>({
  fixtureSite: [
    async ({}, use) => {
      let change: [string, string] | undefined;
      const wrap =
        (handler: Handler): Handler =>
        async (request) => {
          const answer = await handler({...request, headers: {}});
          const isText = /html|javascript/.test(answer.headers['Content-Type'] ?? '');
          return change && isText
            ? {...answer, body: Buffer.from(answer.body.toString().replaceAll(...change))}
            : answer;
        };
      const replaceText = (from: string, to: string) => {
        change = [from, to];
      };
      await serve(
        {
          dir: OTHER.dir,
          basePath: '/',
          cacheControl: 'no-store',
          wrap: (handler) => withAxe(wrap(handler)),
        },
        ({url}) => use({url, replaceText}),
      );
    },
    {scope: 'worker'},
  ],
  baseURL: async ({fixtureSite}, use) => use(fixtureSite.url),
  serviceRequests: [async ({page}, use) => use(await stubServices(page)), {auto: true}],
});
