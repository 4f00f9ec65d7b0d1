import fs from 'node:fs';
import path from 'node:path';
import {FactsError} from './error';

export interface Jdk {
  java: string;
  javac: string;
}

/**
 * The JDK that parses the source: JAVA_HOME first, then the first folder of PATH that has a compiler.
 *
 * @param env variables to look in
 * @returns paths of `java` and `javac`
 * @throws FactsError when neither holds both programs
 */
export function findJdk(env: NodeJS.ProcessEnv = process.env): Jdk {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const home = env['JAVA_HOME'];
  const folders = [
    ...(home ? [path.join(home, 'bin')] : []),
    ...(env['PATH'] ?? '').split(path.delimiter).filter(Boolean),
  ];
  for (const folder of folders) {
    const jdk = {
      java: path.join(folder, `java${suffix}`),
      javac: path.join(folder, `javac${suffix}`),
    };
    if (fs.existsSync(jdk.java) && fs.existsSync(jdk.javac)) {
      return jdk;
    }
  }
  throw new FactsError(
    'No JDK was found: install JDK 17 or newer and put its bin folder on PATH, or name it in JAVA_HOME.',
  );
}
