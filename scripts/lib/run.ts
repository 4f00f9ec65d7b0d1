import {spawn} from 'node:child_process';
import path from 'node:path';

/** The folder of the whole site; npm starts every script there. */
export const ROOT = process.cwd();

export interface RunOptions {
  /** Prints the output as it comes instead of returning it. */
  readonly show?: boolean;
  readonly cwd?: string;
  /** Added to our own environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After this time the process and its children are killed, and `timedOut` is true. */
  readonly timeoutMs?: number;
}

export interface RunResult {
  readonly code: number;
  /** Both streams in the order they came; empty when they were printed. */
  readonly output: string;
  readonly timedOut: boolean;
}

/** Kills a process and everything that it started. */
export function endTree(pid: number): void {
  try {
    if (process.platform === 'win32') {
      spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
    } else {
      process.kill(-pid, 'SIGKILL');
    }
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a command to its end without a shell, and never throws: a command that cannot be started
 * has code 127 and the reason in `output`.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const limited = options.timeoutMs !== undefined && process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: {...process.env, ...options.env},
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
      // A group of its own, so that a time limit ends the grandchildren too.
      detached: limited,
    });
    const endWithUs = (): void => {
      if (child.pid !== undefined) {
        endTree(child.pid);
      }
      process.exit(130);
    };
    if (limited) {
      process.once('SIGINT', endWithUs);
      process.once('SIGTERM', endWithUs);
    }
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            if (child.pid !== undefined) {
              endTree(child.pid);
            }
          }, options.timeoutMs);
    const finish = (code: number): void => {
      clearTimeout(timer);
      process.removeListener('SIGINT', endWithUs);
      process.removeListener('SIGTERM', endWithUs);
      resolve({code, output, timedOut});
    };
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

export interface ToolOptions extends RunOptions {
  /** Of Node itself, before the file that it runs. */
  readonly nodeOptions?: readonly string[];
}

/** Runs the JavaScript entry of a tool that npm installed, with the Node we run on. */
export function runTool(
  entry: string,
  args: readonly string[],
  {nodeOptions = [], ...options}: ToolOptions = {},
): Promise<RunResult> {
  const file = path.join(ROOT, 'node_modules', entry);
  return run(process.execPath, [...nodeOptions, file, ...args], options);
}

/** Runs the generator's command line. */
export function docusaurus(args: readonly string[], options: ToolOptions = {}): Promise<RunResult> {
  return runTool('@docusaurus/core/bin/docusaurus.mjs', args, {
    ...options,
    // Its version is pinned: nobody needs to ask the registry for a newer one at each build.
    env: {NO_UPDATE_NOTIFIER: '1', ...options.env},
  });
}
