import type {Handler} from '../../../scripts/serve';

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

/** A promise and the function that resolves it. */
export function deferred(): {readonly promise: Promise<void>; readonly resolve: () => void} {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

/** A site on a server that can inject faults into responses. */
export class FaultySite {
  /** Address of the home page. */
  url = '';
  /** Requested paths, in order. */
  readonly requests: string[] = [];
  readonly #rules: Rule[] = [];

  /** Applies a fault to every response whose path matches, until `clearFaults`. */
  injectFault(pattern: RegExp, fault: Fault): void {
    this.#rules.push({pattern, fault});
  }

  /**
   * Holds back every response whose path matches.
   *
   * @returns a function that releases them
   */
  hold(pattern: RegExp): () => void {
    const {promise, resolve} = deferred();
    this.injectFault(pattern, {heldUntil: promise});
    return resolve;
  }

  clearFaults(): void {
    this.#rules.splice(0);
  }

  /** Adds the faults to the handler of the server. */
  wrap(handler: Handler): Handler {
    return async (request) => {
      this.requests.push(request.url);
      const fault = this.#rules.find(({pattern}) => pattern.test(request.url))?.fault;
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
}
