import {AGENTS_FILE} from '../../config/assistants';
import {createGradleBuild, createPom, PROJECT_NAME} from './builds';
import {normalize, type Choices} from './choices';
import {createConfig} from './configFile';
import {createClasses, createSuite} from './java';
import {createReadme} from './readme';

/** A file of a project. */
export interface ProjectFile {
  /** From the folder of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** What the build tool and the framework write. */
const WRITTEN = ['logs/', 'screenshots/', 'videos/', 'src/test/resources/apps/'];

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
  const output = build === 'maven' ? ['target/'] : ['.gradle/', 'build/'];
  return [
    ...(build === 'maven'
      ? [{path: 'pom.xml', text: createPom(chosen)}]
      : [
          {path: 'build.gradle.kts', text: createGradleBuild(chosen)},
          {path: 'settings.gradle.kts', text: `rootProject.name = "${PROJECT_NAME}"\n`},
        ]),
    {path: 'src/test/resources/boyka-config.json', text: config},
    ...platforms.flatMap((platform) => createClasses(platform, chosen)),
    ...(runner === 'testng'
      ? platforms.map((platform) => ({
          path: `suites/${platform}.xml`,
          text: createSuite(platform, group),
        }))
      : []),
    {path: 'README.md', text: createReadme(chosen, config)},
    {path: AGENTS_FILE, text: agents},
    {path: '.gitignore', text: `${[...output, ...WRITTEN].join('\n')}\n`},
  ];
}
