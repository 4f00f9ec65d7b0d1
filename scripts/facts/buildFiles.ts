import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {versionsOf} from '../../src/framework/versions';
import type {Libraries} from '../../src/framework/types';

const DEPENDENCY = /(<artifactId>([\w-]+)<\/artifactId>\s*<version>)[^<]+/g;

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
    globSync('src/samples/**/pom.xml', {cwd: root}).map((file) => [
      file,
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .replace(DEPENDENCY, (text: string, start: string, artifact: string) => {
          const version = versions.get(artifact);
          return version === undefined ? text : start + version;
        }),
    ]),
  );
}
