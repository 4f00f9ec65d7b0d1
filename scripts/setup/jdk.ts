import {findOnPath, pathsOf, thisMachine, type Machine} from './machine';

/** What the framework itself is compiled with. */
export const OLDEST_JDK = 17;

export interface Jdk {
  /** The folder that `JAVA_HOME` would name. */
  readonly home: string;
  /** Its feature release, such as 17. */
  readonly version: number;
}

/** The feature release that `javac -version` tells: 8 for "1.8.0_402", 17 for "17.0.15". */
export function javaVersion(printed: string): number | undefined {
  const version = /\bjavac (?:1\.)?(\d+)/.exec(printed)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The folders where a JDK may lie, the likeliest first. */
function candidates(machine: Machine): string[] {
  const {join, dirname} = pathsOf(machine);
  const {env} = machine;
  const onPath = findOnPath(machine, ['javac']);
  const inside = (folder: string): string[] =>
    machine.list(folder).map((name) => join(folder, name));
  const places = {
    // On macOS, /usr/bin/javac is there even when no JDK is, and this program knows where they are.
    darwin: () => [
      machine.output('/usr/libexec/java_home', ['-v', `${OLDEST_JDK}+`])?.trim() ?? '',
      ...inside('/Library/Java/JavaVirtualMachines').map((home) => join(home, 'Contents/Home')),
    ],
    win32: () =>
      ['Java', 'Eclipse Adoptium', 'Microsoft'].flatMap((vendor) =>
        inside(join(env['PROGRAMFILES'] ?? 'C:\\Program Files', vendor)),
      ),
    linux: () => inside('/usr/lib/jvm'),
  } satisfies Partial<Record<NodeJS.Platform, () => string[]>>;
  const more = places[machine.platform as keyof typeof places];
  return [
    env['JAVA_HOME'] ?? '',
    onPath === undefined ? '' : dirname(dirname(machine.resolve(onPath))),
    ...(more?.() ?? []),
  ].filter((home) => home !== '');
}

/**
 * A JDK (with its compiler) of release 17 or newer: `JAVA_HOME`, the one on `PATH`, or one that
 * the platform's installers put where they usually do.
 * @returns nothing when there is none; older ones are passed over.
 */
export function findJdk(machine: Machine = thisMachine): Jdk | undefined {
  const {join} = pathsOf(machine);
  const compiler = machine.platform === 'win32' ? 'javac.exe' : 'javac';
  for (const home of candidates(machine)) {
    const javac = join(home, 'bin', compiler);
    const printed = machine.isProgram(javac) ? machine.output(javac, ['-version']) : undefined;
    const version = javaVersion(printed ?? '');
    if (version !== undefined && version >= OLDEST_JDK) {
      return {home, version};
    }
  }
  return undefined;
}
