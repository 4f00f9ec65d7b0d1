import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {versionsOf} from '../../src/framework/versions';
import type {Libraries} from '../../src/framework/types';

/** The artifact of a dependency and all that is before its version, in Maven's form and in Gradle's. */
const DEPENDENCY =
  /(<artifactId>([\w-]+)<\/artifactId>\s*<version>)[^<]+|("[\w.-]+:([\w-]+):)[^"]+/g;

/**
 * The build files of the samples with the framework's version, and the versions of the libraries that it uses itself.
 *
 * @param root the repository
 * @param libraries facts of the framework's build file
 * @returns text by path below the root
 */
export function buildFiles(root: string, libraries: Libraries): Record<string, string> {
  const versions = versionsOf(libraries);
  return Object.fromEntries(
    globSync('src/samples/**/{pom.xml,build.gradle.kts}', {cwd: root}).map((file) => [
      file,
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .replace(DEPENDENCY, (text: string, ...[maven, inMaven, gradle, inGradle]: string[]) => {
          const version = versions.get(inMaven ?? inGradle ?? '');
          return version === undefined ? text : `${maven ?? gradle}${version}`;
        }),
    ]),
  );
}
