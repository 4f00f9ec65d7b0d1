import path from 'node:path';
import type {Machine} from '../../scripts/setup/machine';

export interface MadeUp {
  readonly platform?: NodeJS.Platform;
  readonly env?: Record<string, string>;
  /** Every program that there is, with what it prints. */
  readonly programs?: Record<string, string>;
  /** Where a link leads. */
  readonly links?: Record<string, string>;
}

/** A machine that has nothing but what it is told: for tests of the finders. */
export function machine({
  platform = 'linux',
  env = {},
  programs = {},
  links = {},
}: MadeUp): Machine {
  const {dirname, basename, relative, sep} = platform === 'win32' ? path.win32 : path.posix;
  return {
    platform,
    env,
    home: '/home/reader',
    isProgram: (file) => file in programs,
    list: (folder) => [
      ...new Set(
        Object.keys(programs)
          .filter((file) => file.startsWith(folder + sep) && dirname(file) !== basename(file))
          .map((file) => relative(folder, file).split(sep)[0] ?? ''),
      ),
    ],
    resolve: (file) => links[file] ?? file,
    output: (program) => programs[program],
  };
}
