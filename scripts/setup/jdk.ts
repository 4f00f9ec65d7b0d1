import {UserError} from '../lib/userError';
import {findOnPath, pathsOf, localMachine, type Machine} from './machine';

/** What the framework itself is compiled with. */
export const OLDEST_JDK = 17;

export interface Jdk {
  /** The folder that `JAVA_HOME` would name. */
  readonly home: string;
  /** Its feature release, such as 17. */
  readonly version: number;
}

/** The feature release that `javac -version` prints: 8 for "1.8.0_402", 17 for "17.0.15". */
export function javaVersion(printed: string): number | undefined {
  const version = /\bjavac (?:1\.)?(\d+)/.exec(printed)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The path of a program in the folder of a JDK. */
function programIn(machine: Machine, home: string, name: string): string {
  return pathsOf(machine).join(home, 'bin', machine.platform === 'win32' ? `${name}.exe` : name);
}

/** The JDK in a folder; undefined when it is too old or has no compiler. */
function jdkAt(machine: Machine, home: string): Jdk | undefined {
  const javac = programIn(machine, home, 'javac');
  const printed = machine.isProgram(javac) ? machine.output(javac, ['-version']) : undefined;
  const version = javaVersion(printed ?? '');
  return version !== undefined && version >= OLDEST_JDK ? {home, version} : undefined;
}

/** The folders where installers put a JDK, the likeliest first. */
function usualPlaces(machine: Machine): string[] {
  const {join, dirname} = pathsOf(machine);
  const onPath = findOnPath(machine, ['javac']);
  const inside = (folder: string): string[] =>
    machine.list(folder).map((name) => join(folder, name));
  const places = [onPath === undefined ? '' : dirname(dirname(machine.resolve(onPath)))];
  if (machine.platform === 'darwin') {
    // On macOS, /usr/bin/javac exists even without a JDK, and this program knows where JDKs are.
    places.push(
      machine.output('/usr/libexec/java_home', ['-v', `${OLDEST_JDK}+`])?.trim() ?? '',
      ...inside('/Library/Java/JavaVirtualMachines').map((home) => join(home, 'Contents/Home')),
    );
  } else if (machine.platform === 'win32') {
    const programs = machine.env['PROGRAMFILES'] ?? 'C:\\Program Files';
    const vendors = ['Java', 'Eclipse Adoptium', 'Microsoft'];
    places.push(...vendors.flatMap((vendor) => inside(join(programs, vendor))));
  } else {
    places.push(...inside('/usr/lib/jvm'));
  }
  return places.filter((home) => home !== '');
}

/**
 * A JDK (with its compiler) of release 17 or newer: the one that `JAVA_HOME` names, the one on
 * `PATH`, or one at a usual place of the platform.
 * @returns undefined when there is none; older ones do not count.
 * @throws UserError when `JAVA_HOME` names no such JDK, because the tests would run with another.
 */
export function findJdk(machine: Machine = localMachine): Jdk | undefined {
  const wanted = machine.env['JAVA_HOME'];
  if (wanted === undefined || wanted === '') {
    return usualPlaces(machine)
      .map((home) => jdkAt(machine, home))
      .find((jdk) => jdk !== undefined);
  }
  const jdk = jdkAt(machine, wanted);
  if (jdk === undefined) {
    throw new UserError(
      `JAVA_HOME names "${wanted}", which has no JDK ${OLDEST_JDK} or newer: correct it, or unset it.`,
    );
  }
  return jdk;
}

/**
 * The path of a program of the JDK.
 * @throws UserError when there is no JDK
 */
export function jdkProgram(name: 'java' | 'javac', machine: Machine = localMachine): string {
  const jdk = findJdk(machine);
  if (jdk === undefined) {
    throw new UserError(
      `No JDK ${OLDEST_JDK} or newer was found: run \`npm run setup\`, or set JAVA_HOME to the folder of one.`,
    );
  }
  return programIn(machine, jdk.home, name);
}
