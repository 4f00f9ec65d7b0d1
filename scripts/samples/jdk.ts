import path from 'node:path';
import {Problem} from '../lib/problem';
import {findJdk, OLDEST_JDK} from '../setup/jdk';

let home: string | undefined;

/**
 * The path of a program of the JDK.
 *
 * @param name `java` or `javac`
 * @throws Problem when there is no JDK
 */
export function jdkProgram(name: 'java' | 'javac'): string {
  home ??= findJdk()?.home;
  if (home === undefined) {
    throw new Problem(
      `No JDK ${OLDEST_JDK} or newer was found: run "npm run setup", or name one with JAVA_HOME.`,
    );
  }
  return path.join(home, 'bin', name);
}
