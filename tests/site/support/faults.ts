import {siteAddress} from '../../../scripts/lib/site';
import {startServer, type Handler} from '../../../scripts/serve';
import {BUILD, isolatedTest} from './test';

/** What happens to a response: another status, a late or a truncated body. */
export type Fault = {status: number} | {heldUntil: Promise<void>} | {cutAfter: number};

interface Rule {
  readonly pattern: RegExp;
  readonly fault: Fault;
}

/** The built site on a server of the test's own, which can inject faults into responses. */
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
      return {...(await handler({...request, headers: {}})), cutAfter: fault.cutAfter};
    }
    await fault.heldUntil;
    return handler(request);
  };
}

/** Playwright's `test` with a site of its own, whose responses can be made to fail. */
export const test = isolatedTest.extend<{faultySite: FaultySite}>({
  faultySite: async ({}, use) => {
    const rules: Rule[] = [];
    const requests: string[] = [];
    const {baseUrl} = await siteAddress();
    const server = await startServer({
      dir: BUILD,
      basePath: baseUrl,
      port: 0,
      cacheControl: 'no-store',
      wrap: withFaults(rules, requests),
    });
    await use({
      url: server.url,
      injectFault: (pattern, fault) => void rules.push({pattern, fault}),
      clearFaults: () => void rules.splice(0),
      requests,
    });
    await server.close();
  },
  // The page, which depends on this, ends before its server: what it requests last is answered.
  problems: async ({faultySite: _server, problems}, use) => use(problems),
});

export {expect, expectHydrated} from './test';
