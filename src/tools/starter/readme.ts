// cspell:ignore saucelabs xcuitest
import {FRAMEWORK_VERSION, JAVA_VERSION} from '../../config/identity';
import {PROJECT_NAME} from './builds';
import type {Build, Choices, Place, Platform} from './choices';

export const PLATFORM_NAMES: Record<Platform, string> = {
  web: 'web',
  android: 'Android',
  ios: 'iOS',
  macos: 'macOS',
  api: 'API',
};

const TOOLS: Record<Build, string> = {
  maven: 'Maven 3.8 or newer',
  gradle: 'Gradle 8 or newer',
};

const APPS = 'from the releases of `saucelabs/my-demo-app-rn` on GitHub';

const LOCALLY: Record<Platform, string> = {
  web: 'Web: Chrome.',
  android: `Android: Appium with the \`uiautomator2\` driver, an emulator named \`Pixel_8\`, and the Android app ${APPS} as \`src/test/resources/apps/my-demo-app.apk\`.`,
  ios: `iOS: a Mac with Xcode, Appium with the \`xcuitest\` driver, an iPhone 15 simulator with iOS 17.5, and the iOS simulator build ${APPS} as \`src/test/resources/apps/my-demo-app.zip\`.`,
  macos: 'macOS: a Mac with Xcode, and Appium with the `mac2` driver.',
  api: 'API: a network connection.',
};

/** What a platform needs at a place beside the machine of the tests. */
const ELSEWHERE: Record<Platform, (place: Place) => string> = {
  web: (place) => (place === 'grid' ? 'Web: a node with Chrome.' : ''),
  android: (place) => deviceNeeds('Android', place),
  ios: (place) => deviceNeeds('iOS', place),
  macos: () => 'macOS: a relay node with an Appium server on a Mac.',
  api: () => LOCALLY.api,
};

function deviceNeeds(name: string, place: Place): string {
  const variable = `\`${name.toUpperCase()}_APP\``;
  return place === 'grid'
    ? `${name}: a relay node with an Appium server, and the environment variable ${variable} with a path or a URL from which that server reads the app.`
    : `${name}: the app, uploaded to the provider, and its id in the environment variable ${variable}.`;
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
export function runCommand(platform: Platform, {build, platforms}: Choices): string {
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
  const needs = platforms.map((platform) =>
    place === 'local' ? LOCALLY[platform] : ELSEWHERE[platform](place),
  );
  const variables = variablesOf(config).map((name) => `\`${name}\``);
  const lists = [
    `JDK ${JAVA_VERSION} or newer, and ${TOOLS[build]}.`,
    ...needs.filter(Boolean),
    place === 'grid'
      ? 'A Selenium Grid. Set its address in `host` and `port` in each block of `src/test/resources/boyka-config.json`.'
      : '',
    variables.length > 0
      ? `A value for each of these environment variables: ${variables.join(', ')}.`
      : '',
  ];
  const commands = platforms.map(
    (platform) => `${runCommand(platform, choices)}   # ${PLATFORM_NAMES[platform]}`,
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
