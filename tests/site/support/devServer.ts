import {spawn} from 'node:child_process';
import net from 'node:net';
import {endTree} from '../../../scripts/lib/run';
import {SITE} from '../../../src/config/site';

const START_LIMIT_MS = 180_000;

export interface DevServer {
  /** The address of the home page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts what `npm start` starts, and waits until it serves the home page.
 * @throws Error with its output when it ends before, or takes too long.
 */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${SITE.baseUrl}`;
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts'], {
    env: {...process.env, PORT: String(port)},
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
    if (child.pid !== undefined) {
      endTree(child.pid);
    }
    await ended;
  };
  const latest = Date.now() + START_LIMIT_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > latest) {
      await close();
      throw new Error(`npm start served nothing. It said:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {url, close};
}
