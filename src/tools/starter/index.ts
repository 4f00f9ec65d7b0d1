import {AGENTS_FILE} from '../../config/assistants';
import {inForms} from '../../sampleReader/regions';
import gradleBuild from '../../samples/build.gradle.kts?raw';
import junitPom from '../../samples/junit/pom.xml?raw';
import testngPom from '../../samples/pom.xml?raw';
import gradleSettings from '../../samples/settings.gradle.kts?raw';
import {normalize, OPTIONS, PROJECT_NAME, type Choices} from './choices';
import {createConfig} from './configFile';
import {createClasses, testClass} from './java';
import {createReadme} from './readme';
import gitignore from './template/gitignore.txt?raw';
import suite from './template/suite.xml?raw';

/** A file of a project. */
export interface ProjectFile {
  /** From the folder of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * Writes the files of a project.
 *
 * @param choices with a platform and a valid group id
 * @param agents text of the file for coding assistants
 */
export function createProject(choices: Choices, agents: string): ProjectFile[] {
  const chosen = normalize(choices);
  const {build, group, platforms, runner} = chosen;
  const config = createConfig(chosen);
  const values = {name: PROJECT_NAME, group, firstPlatform: platforms[0]!};
  const fill = (path: string, text: string, more = {}) => ({
    path,
    text: inForms(text, ['starter', build, runner], {...values, ...more}),
  });
  return [
    ...(build === 'maven'
      ? [fill('pom.xml', runner === 'junit' ? junitPom : testngPom)]
      : [fill('build.gradle.kts', gradleBuild), fill('settings.gradle.kts', gradleSettings)]),
    {path: 'src/test/resources/boyka-config.json', text: config},
    ...platforms.flatMap((platform) => createClasses(platform, chosen)),
    ...(runner === 'testng' ? platforms : []).map((platform) =>
      fill(`suites/${platform}.xml`, suite, {
        platform: OPTIONS.platforms[platform].name,
        test: `${group}.${platform}.${testClass(platform)}`,
      }),
    ),
    {path: 'README.md', text: createReadme(chosen, config)},
    {path: AGENTS_FILE, text: agents},
    fill('.gitignore', gitignore),
  ];
}
