import {AGENTS_FILE} from '../../config/assistants';
import {inForms} from '../../sampleReader/regions';
import {normalize, OPTIONS, PROJECT_NAME, type Choices, type Sources} from './choices';
import {createConfig} from './configFile';
import {CLASS_SOURCES, createClasses, testClass} from './java';
import {createReadme} from './readme';

/** The files whose texts `createProject` needs: in a browser, it cannot read them. */
export const SOURCE_FILES: readonly string[] = [
  'samples/pom.xml',
  'samples/junit/pom.xml',
  'samples/build.gradle.kts',
  'samples/settings.gradle.kts',
  ...CLASS_SOURCES,
  'tools/starter/template/gitignore.txt',
  'tools/starter/template/readme.txt',
  'tools/starter/template/suite.xml',
];

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
 * @param agents text of the file for coding assistants, with the marks of its forms
 * @param sources texts of `SOURCE_FILES`
 */
export function createProject(choices: Choices, agents: string, sources: Sources): ProjectFile[] {
  const chosen = normalize(choices);
  const {build, group, java, platforms, runner} = chosen;
  const config = createConfig(chosen);
  const values = {name: PROJECT_NAME, group, java, firstPlatform: platforms[0]!};
  const template = (name: string) => sources[`tools/starter/template/${name}`]!;
  const fill = (path: string, text: string, more = {}) => ({
    path,
    text: inForms(text, ['starter', build, runner], {...values, ...more}),
  });
  const sample = (path: string, folder = '') => fill(path, sources[`samples/${folder}${path}`]!);
  return [
    ...(build === 'maven'
      ? [sample('pom.xml', runner === 'junit' ? 'junit/' : '')]
      : [sample('build.gradle.kts'), sample('settings.gradle.kts')]),
    {path: 'src/test/resources/boyka-config.json', text: config},
    ...platforms.flatMap((platform) => createClasses(platform, chosen, sources)),
    ...(runner === 'testng' ? platforms : []).map((platform) =>
      fill(`suites/${platform}.xml`, template('suite.xml'), {
        platform: OPTIONS.platforms[platform].name,
        test: `${group}.${platform}.${testClass(platform)}`,
      }),
    ),
    {path: 'README.md', text: createReadme(chosen, config, template('readme.txt'))},
    fill(AGENTS_FILE, agents),
    fill('.gitignore', template('gitignore.txt')),
  ];
}
