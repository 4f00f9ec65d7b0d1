import {spawn} from 'node:child_process';
import {requireFreePort} from '../../../scripts/lib/port';
import {ROOT} from '../../../scripts/lib/run';
import {SITE} from '../../../src/config/environment/site';
import {copySource} from '../../build/support/sourceCopy';

const START_LIMIT_MS = 180_000;

export interface DevServer {
  /** The address of the home page. */
  readonly url: string;
  /** The copy of the site that is served, where a test may write what it likes. */
  readonly dir: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts what `npm start` starts, in a copy of the site, and waits until it serves the home page.
 * @param env variables that differ from our own
 * @throws Error with its output when it ends before, or takes too long.
 */
export async function startDevServer(env: Record<string, string>): Promise<DevServer> {
  const {dir, remove} = copySource(ROOT);
  const port = await requireFreePort(0);
  const url = `http://127.0.0.1:${port}${SITE.baseUrl}`;
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts'], {
    cwd: dir,
    // The bundler's cache would be the one of the site itself.
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', PORT: String(port), ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the generator runs below tsx, and both have to end.
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = async (): Promise<boolean> =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid!, 'SIGKILL');
    }
    await ended;
    remove();
  };
  const latest = Date.now() + START_LIMIT_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > latest) {
      await close();
      throw new Error(`npm start served nothing. It said:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {url, dir, close};
}
