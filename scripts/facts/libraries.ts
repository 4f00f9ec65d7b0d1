import fs from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {globSync} from 'tinyglobby';
import {versionsOf} from '../../src/framework';
import type {Libraries, Library} from '../../src/framework/types';
import {UserError} from '../../src/config/environment/userError';
import {compare} from './model';
import type {FrameworkSource} from './source';

/** The framework's build file, inside its checkout. */
const POM = 'core-java/pom.xml';

interface Dependency {
  groupId: string;
  artifactId: string;
  version: string;
  scope?: string;
}

interface Project {
  properties: Record<string, string>;
  dependencies: {dependency: Dependency[]};
}

/**
 * Reads what the framework is built for and brings along off its build file.
 *
 * @param source the checkout, as `openSource` returns it
 * @throws UserError naming the file, and what it lacks
 */
export function libraries({checkout, tag, commit, date}: FrameworkSource): Libraries {
  const {properties, dependencies} = readProject(path.join(checkout, POM));
  const resolve = (text: string): string =>
    text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
      const value = properties[name];
      if (value === undefined) {
        throw new UserError(`${POM} uses the property ${name}, but does not define it.`);
      }
      return value;
    });
  return {
    tag,
    commit,
    date,
    file: POM,
    java: resolve('${maven.compiler.target}'),
    libraries: dependencies.dependency
      .map(({groupId, artifactId, version, scope = 'compile'}): Library => ({
        group: groupId,
        artifact: artifactId,
        version: resolve(version),
        scope,
      }))
      .sort((a, b) => compare(`${a.group}:${a.artifact}`, `${b.group}:${b.artifact}`)),
  };
}

function readProject(file: string): Project {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const parser = new XMLParser({
    // A version is a text: 5.0 is not 5.
    parseTagValue: false,
    // One dependency is a list, too.
    isArray: (name) => name === 'dependency',
  });
  const {project} = parser.parse(text) as {project?: Partial<Project>};
  if (!project?.properties || !project.dependencies) {
    throw new UserError(
      `${file} is not a build file with properties and dependencies: name the root of a framework checkout.`,
    );
  }
  return {properties: project.properties, dependencies: project.dependencies};
}

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
