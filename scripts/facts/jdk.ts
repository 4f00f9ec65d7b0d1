import path from 'node:path';
import {findJdk as findInstalled, OLDEST_JDK} from '../setup/jdk';
import {thisMachine, type Machine} from '../setup/machine';
import {FactsError} from './error';

export interface Jdk {
  java: string;
  javac: string;
}

/**
 * The programs of the JDK that parses the source.
 *
 * @param machine where to look
 * @returns paths of `java` and `javac`
 * @throws FactsError when the machine has no JDK that is new enough
 */
export function findJdk(machine: Machine = thisMachine): Jdk {
  const jdk = findInstalled(machine);
  if (!jdk) {
    throw new FactsError(
      `No JDK was found: install JDK ${OLDEST_JDK} or newer and put its bin folder on PATH, or name it in JAVA_HOME.`,
    );
  }
  const suffix = machine.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(jdk.home, 'bin', name + suffix);
  return {java: program('java'), javac: program('javac')};
}
