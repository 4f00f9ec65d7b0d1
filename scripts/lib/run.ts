import {spawn} from 'node:child_process';
import path from 'node:path';

/** The folder of the whole site; npm starts every script there. */
export const ROOT = process.cwd();

interface RunOptions {
  /** Prints the output as it comes instead of returning it. */
  readonly show?: boolean;
  readonly cwd?: string;
  /** Added to our own environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After this time the process is killed. */
  readonly timeoutMs?: number;
}

/**
 * Runs a command to its end without a shell; rejects when it cannot be started.
 *
 * @returns its code, and both streams in the order they came; these are empty when they were printed
 */
export function run(
  command: string,
  args: readonly string[],
  {show, cwd = ROOT, env, timeoutMs}: RunOptions = {},
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Runs the generator's command line, with the Node we run on. */
export function docusaurus(args: readonly string[], options: RunOptions) {
  const entry = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return run(process.execPath, [entry, ...args], {
    ...options,
    // Its version is pinned: nobody needs to ask the registry for a newer one at each build.
    env: {NO_UPDATE_NOTIFIER: '1', ...options.env},
  });
}
