// cspell:ignore saucelabs xcuitest
import {FRAMEWORK_VERSION, JAVA_VERSION, MAVEN_VERSION} from '../../config/identity';
import {PROJECT_NAME} from './builds';
import {OPTIONS, type Choices, type RunPlace, type StarterPlatform} from './choices';

/** The name of a platform within a sentence. */
export function platformName(platform: StarterPlatform): string {
  return platform === 'web' ? platform : OPTIONS.platforms[platform].name;
}

const APPS = 'from the releases of `saucelabs/my-demo-app-rn` on GitHub';

const LOCALLY: Record<StarterPlatform, string> = {
  web: 'Web: Chrome.',
  android: `Android: Appium with the \`uiautomator2\` driver, an emulator named \`Pixel_8\`, and the Android app ${APPS} as \`src/test/resources/apps/my-demo-app.apk\`.`,
  ios: `iOS: a Mac with Xcode, Appium with the \`xcuitest\` driver, an iPhone 15 simulator with iOS 17.5, and the iOS simulator build ${APPS} as \`src/test/resources/apps/my-demo-app.zip\`.`,
  macos: 'macOS: a Mac with Xcode, and Appium with the `mac2` driver.',
  api: 'API: a network connection.',
};

/** What a platform needs; at a place other than this machine, beside the machine of the tests. */
function needOf(platform: StarterPlatform, place: RunPlace): string {
  if (place === 'local' || platform === 'api') {
    return LOCALLY[platform];
  }
  if (platform === 'web') {
    return place === 'grid' ? 'Web: a node with Chrome.' : '';
  }
  if (platform === 'macos') {
    return 'macOS: a relay node with an Appium server on a Mac.';
  }
  const variable = `environment variable \`${platform.toUpperCase()}_APP\``;
  const needs =
    place === 'grid'
      ? `a relay node with an Appium server, and the ${variable} with a path or a URL from which that server reads the app.`
      : `the app, uploaded to the provider, and its id in the ${variable}.`;
  return `${platformName(platform)}: ${needs}`;
}

/** Sorted and without doubles: the variables that a configuration reads. */
function variablesOf(config: string): string[] {
  const names = [...config.matchAll(/\$\{env:(\w+)/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

/**
 * The command that runs the tests of a platform.
 *
 * @param choices normalized
 */
export function runCommand(platform: StarterPlatform, {build, platforms}: Choices): string {
  const [tool, flag] = build === 'maven' ? ['mvn', '-D'] : ['gradle', '-P'];
  return platform === platforms[0] ? `${tool} test` : `${tool} test ${flag}platform=${platform}`;
}

/**
 * Writes `README.md`: what the tests need, and how to run them.
 *
 * @param choices normalized
 * @param config text of `boyka-config.json`
 */
export function createReadme(choices: Choices, config: string): string {
  const {build, place, platforms} = choices;
  const variables = variablesOf(config).map((name) => `\`${name}\``);
  const lists = [
    `JDK ${JAVA_VERSION} or newer, and ${build === 'maven' ? `Maven ${MAVEN_VERSION}` : 'Gradle 8'} or newer.`,
    ...platforms.map((platform) => needOf(platform, place)),
    place === 'grid'
      ? 'A Selenium Grid. Set its address in `host` and `port` in each block of `src/test/resources/boyka-config.json`.'
      : '',
    variables.length > 0
      ? `A value for each of these environment variables: ${variables.join(', ')}.`
      : '',
  ];
  const commands = platforms.map(
    (platform) => `${runCommand(platform, choices)}   # ${platformName(platform)}`,
  );
  return `# ${PROJECT_NAME}

Tests with Boyka Framework ${FRAMEWORK_VERSION}.

## Requirements

${lists
  .filter(Boolean)
  .map((line) => `- ${line}`)
  .join('\n')}

The framework reads \`boyka-config.json\` from \`src/test/resources\`, unless the environment variable \`BOYKA_CONFIG_PATH\` names a different folder.

## Run the tests

\`\`\`shell
${commands.join('\n')}
\`\`\`
`;
}
