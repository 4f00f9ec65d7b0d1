import type fs from 'node:fs';
import type path from 'node:path';
import type * as globs from 'tinyglobby';
import {vi} from 'vitest';

// Runs the tests of a project with the paths of Windows, on every system: `path` joins with
// backslashes, and the modules that read files take them, as they do there.

/** How many of the first parameters are paths, where it is more than one. */
const PATHS: Record<string, number> = {rename: 2, copyFile: 2, cp: 2, symlink: 2, link: 2};

const slashes = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\\', '/') : value;

function withBackslashes<T extends object>(module: T): T {
  const wrapped = Object.entries(module).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function' || /^[A-Z]/.test(name)) {
      return [name, member];
    }
    const paths = PATHS[name.replace(/Sync$/, '')] ?? 1;
    return [
      name,
      (...args: unknown[]): unknown =>
        (member as (...given: unknown[]) => unknown)(
          ...args.map((value, at) => (at < paths ? slashes(value) : value)),
        ),
    ];
  });
  const all = Object.fromEntries(wrapped) as T;
  return {...all, default: all};
}

vi.mock('node:path', async (original) => {
  const {win32} = await original<typeof path>();
  return {...win32, default: win32};
});
vi.mock('node:fs', async (original) => withBackslashes(await original<typeof fs>()));
vi.mock('node:fs/promises', async (original) =>
  withBackslashes(await original<typeof fs.promises>()),
);
vi.mock('tinyglobby', async (original) => {
  const {globSync, ...others} = await original<typeof globs>();
  const onWindows = (patterns: string[], options: globs.GlobOptions = {}) =>
    globSync(patterns, {...options, cwd: slashes(options.cwd ?? process.cwd()) as string});
  return {...others, globSync: onWindows};
});
