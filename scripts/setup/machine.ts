import {spawnSync} from 'node:child_process';
import {accessSync, constants, readdirSync, realpathSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the finders read of a machine; tests pass a made-up one. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether the file exists and can be run. */
  readonly isProgram: (file: string) => boolean;
  /** The names in a folder; none when there is no such folder. */
  readonly list: (folder: string) => readonly string[];
  /** The path with symbolic links resolved. */
  readonly resolve: (file: string) => string;
  /** What a program prints, both streams; undefined when it cannot be run or fails. */
  readonly output: (program: string, args: readonly string[]) => string | undefined;
}

/** The machine that runs this. */
export const localMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: os.homedir(),
  isProgram: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  list: (folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
  resolve: (file) => {
    try {
      return realpathSync(file);
    } catch {
      return file;
    }
  },
  output: (program, args) => {
    // Java 8 prints its version to stderr.
    const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8'});
    return status === 0 ? stdout + stderr : undefined;
  },
};

/** Path functions of the machine's own platform. */
export function pathsOf(machine: Machine): path.PlatformPath {
  return machine.platform === 'win32' ? path.win32 : path.posix;
}

/** The first of the names that a folder of `PATH` has as a program. */
export function findOnPath(machine: Machine, names: readonly string[]): string | undefined {
  const paths = pathsOf(machine);
  const folders = (machine.env['PATH'] ?? machine.env['Path'] ?? '').split(paths.delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = paths.join(folder, machine.platform === 'win32' ? `${name}.exe` : name);
      if (folder !== '' && machine.isProgram(file)) {
        return file;
      }
    }
  }
  return undefined;
}
