import {FRAMEWORK_VERSION, MAVEN_VERSION} from '../../config/identity';
import type {PlatformId} from '../../knowledge/platforms';
import {inForms} from '../../sampleReader/regions';
import {GRADLE_VERSIONS, isCloud, OPTIONS, PROJECT_NAME, type Choices} from './choices';

/** The name of a platform within a sentence. */
export function platformName(platform: PlatformId): string {
  return platform === 'web' ? platform : OPTIONS.platforms[platform].name;
}

/**
 * The command that runs the tests of a platform.
 *
 * @param choices normalized
 */
export function runCommand(platform: PlatformId, {build, platforms}: Choices): string {
  const [tool, flag] = build === 'maven' ? ['mvn', '-D'] : ['gradle', '-P'];
  return platform === platforms[0] ? `${tool} test` : `${tool} test ${flag}platform=${platform}`;
}

/**
 * Writes `README.md`: what the tests need, and how to run them.
 *
 * @param choices normalized
 * @param config text of `boyka-config.json`
 * @param template text with a mark of what each line depends on
 */
export function createReadme(choices: Choices, config: string, template: string): string {
  const {build, java, place, platforms} = choices;
  const needs = platforms.map((platform) => `${platform}-${isCloud(place) ? 'cloud' : place}`);
  const variables = [...config.matchAll(/\$\{env:(\w+)/g)].map(([, name]) => `\`${name}\``).sort();
  const commands = platforms.map(
    (platform) => `${runCommand(platform, choices)}   # ${platformName(platform)}`,
  );
  return inForms(
    template,
    [build, place, ...platforms, ...needs, ...(variables.length > 0 ? ['variables'] : [])],
    {
      name: PROJECT_NAME,
      framework: FRAMEWORK_VERSION,
      java,
      maven: MAVEN_VERSION,
      gradle: GRADLE_VERSIONS[java],
      variables: [...new Set(variables)].join(', '),
      commands: commands.join('\n'),
    },
  );
}
