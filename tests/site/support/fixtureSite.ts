import {startServer, type Handler, type RunningServer} from '../../../scripts/serve';
import {createFixture, type Files} from '../../build/support/fixture';

/** A built fixture, served from its root until it is closed. */
export interface FixtureSite {
  /** Address of the home page. */
  readonly url: string;
  /** Replaces text in every page and script, as a later build would. */
  readonly replaceText: (from: string, to: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Builds a fixture and serves it.
 *
 * @param files what differs from the valid fixture
 * @param env variables of the build
 * @throws Error with the output of the generator when the build fails
 */
export async function buildFixtureSite(
  files: Files,
  env: Record<string, string> = {},
): Promise<FixtureSite> {
  const fixture = createFixture(files);
  const {exitCode, output, out} = await fixture.build({env});
  if (exitCode !== 0) {
    fixture.remove();
    throw new Error(`The fixture did not build:\n${output}`);
  }
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
  const server: RunningServer = await startServer({
    dir: out,
    basePath: '/',
    port: 0,
    cacheControl: 'no-store',
    wrap,
  });
  return {
    url: server.url,
    replaceText: (from, to) => {
      change = [from, to];
    },
    close: async () => {
      await server.close();
      fixture.remove();
    },
  };
}
