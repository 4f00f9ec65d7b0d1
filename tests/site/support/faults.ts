import {SITE} from '../../../src/environment/site';
import type {Handler} from '../../../scripts/serve';
import {BUILD, isolatedTest as baseIsolatedTest, serve, test as baseTest} from './test';

/** What happens to a response: another status, a late body, or one that is cut, maybe later. */
export type Fault =
  {status: number} | {heldUntil: Promise<void>} | {cutAfter: number; heldUntil?: Promise<void>};

/** The errors that injected faults leave in the console. */
export const INJECTED =
  /injected fault|status: [45]0\d|[45]0\d \(|ERR_|ChunkLoadError|Loading .*chunk/i;

interface Rule {
  readonly pattern: RegExp;
  readonly fault: Fault;
}

/** The built site on a server that can inject faults into responses. */
export interface FaultySite {
  /** Address of the home page. */
  readonly url: string;
  /** Applies a fault to every response whose path matches, until `clearFaults`. */
  readonly injectFault: (pattern: RegExp, fault: Fault) => void;
  readonly clearFaults: () => void;
  /** Requested paths, in order. */
  readonly requests: readonly string[];
}

/** A promise and the function that resolves it. */
export function deferred(): {readonly promise: Promise<void>; readonly resolve: () => void} {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

function withFaults(rules: Rule[], requests: string[]): (handler: Handler) => Handler {
  return (handler) => async (request) => {
    requests.push(request.url);
    const fault = rules.find(({pattern}) => pattern.test(request.url))?.fault;
    if (!fault) {
      return handler(request);
    }
    if ('status' in fault) {
      return {status: fault.status, headers: {}, body: Buffer.from('injected fault')};
    }
    if ('cutAfter' in fault) {
      const {cutAfter, heldUntil: cutWhen} = fault;
      return {...(await handler({...request, headers: {}})), cutAfter, ...(cutWhen && {cutWhen})};
    }
    await fault.heldUntil;
    return handler(request);
  };
}

/** The browser asks for each file, and keeps what it compiled of one that is unchanged. */
const OPTIONS = {dir: BUILD, basePath: SITE.baseUrl, cacheControl: 'no-cache'};

/** Adds a site whose responses can be made to fail. All tests of a worker share its server. */
const withFaultySite = (base: typeof baseTest) =>
  base.extend<{faultySite: FaultySite}, {server: FaultySite & {requests: string[]}}>({
    server: [
      async ({}, use) => {
        const rules: Rule[] = [];
        const requests: string[] = [];
        await serve({...OPTIONS, wrap: withFaults(rules, requests)}, ({url}) =>
          use({
            url,
            injectFault: (pattern, fault) => void rules.push({pattern, fault}),
            clearFaults: () => void rules.splice(0),
            requests,
          }),
        );
      },
      {scope: 'worker'},
    ],
    faultySite: async ({server}, use) => {
      await use(server);
      server.clearFaults();
      server.requests.splice(0);
    },
    // The page, which depends on this, ends before its server: what it requests last is answered.
    problems: async ({faultySite: _server, problems}, use) => use(problems),
  });

/** The tests' `test` with a second site, whose responses can be made to fail. */
export const test = withFaultySite(baseTest);

/** The same with a page of the test's own, for a fake clock. */
export const isolatedTest = withFaultySite(baseIsolatedTest).extend({
  page: async ({page}, use) => {
    await use(page);
    // Playwright leaves the page open: it would go on to request files in the next test.
    await page.goto('about:blank');
  },
});

export {expect, expectHydrated, expectShell} from './test';
