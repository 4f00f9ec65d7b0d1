import {siteAddress} from '../../../scripts/lib/site';
import {startServer, type Handler} from '../../../scripts/serve';
import {BUILD, test as base} from './test';

/** What happens to a response: another status, bytes later, the connection cut, or a page of HTML. */
export type Fault = {status: number} | {delay: number} | {cutAfter: number} | {html: string};

interface Rule {
  readonly pattern: RegExp;
  readonly fault: Fault;
}

/** The built site on a server whose responses a test can spoil. */
export interface FaultySite {
  /** Address of the home page. */
  readonly url: string;
  /** Spoils every response whose path matches, until `mend`. */
  readonly spoil: (pattern: RegExp, fault: Fault) => void;
  /** Takes all faults back. */
  readonly mend: () => void;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
}

const later = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function spoiling(rules: Rule[], asked: string[]): (handler: Handler) => Handler {
  return (handler) => async (request) => {
    asked.push(request.url);
    const fault = rules.find(({pattern}) => pattern.test(request.url))?.fault;
    if (!fault) {
      return handler(request);
    }
    if ('delay' in fault) {
      await later(fault.delay);
      return handler(request);
    }
    if ('status' in fault) {
      return {status: fault.status, headers: {}, body: Buffer.from('spoiled')};
    }
    if ('html' in fault) {
      return {status: 200, headers: {'Content-Type': 'text/html'}, body: Buffer.from(fault.html)};
    }
    return {...(await handler({...request, headers: {}})), cutAfter: fault.cutAfter};
  };
}

/** Playwright's `test` with a site of its own whose responses it can spoil. */
export const test = base.extend<{faulty: FaultySite}>({
  faulty: async ({}, use) => {
    const rules: Rule[] = [];
    const asked: string[] = [];
    const {baseUrl} = await siteAddress();
    const server = await startServer({
      dir: BUILD,
      basePath: baseUrl,
      port: 0,
      cacheControl: 'no-store',
      wrap: spoiling(rules, asked),
    });
    await use({
      url: server.url,
      spoil: (pattern, fault) => void rules.push({pattern, fault}),
      mend: () => void rules.splice(0),
      asked,
    });
    await server.close();
  },
});

export {expect, expectHydrated} from './test';
