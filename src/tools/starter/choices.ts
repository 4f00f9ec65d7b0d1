import {PLATFORMS as FACTS, PLATFORM_IDS, type PlatformId} from '../../knowledge/platforms';

/** Name of a project: of its artifact, its folder, and its zip. */
export const PROJECT_NAME = 'my-tests';

/** The oldest Gradle that runs on each Java, by the compatibility matrix of its user manual. */
export const GRADLE_VERSIONS = {'17': '8', '21': '8.5', '25': '9.1'};

/** What a reader can choose, in the order of the page and of the files. */
export const OPTIONS = {
  platforms: {
    web: {name: FACTS.web.label, hint: 'Swag Labs in Chrome'},
    android: {name: FACTS.android.label, hint: 'My Demo App'},
    ios: {name: FACTS.ios.label, hint: 'My Demo App'},
    macos: {name: FACTS.macos.label, hint: 'Calculator'},
    api: {name: FACTS.api.label, hint: 'Restful Booker'},
  },
  place: {
    local: {name: 'This machine', hint: 'API tests always run here'},
    grid: {name: 'Selenium Grid', hint: 'devices through a relay node'},
    browserstack: {name: 'BrowserStack', hint: 'credentials from placeholders'},
    lambdatest: {name: 'LambdaTest', hint: 'credentials from placeholders'},
  },
  build: {
    maven: {name: 'Maven', hint: 'pom.xml'},
    gradle: {name: 'Gradle', hint: 'build.gradle.kts'},
  },
  runner: {
    testng: {name: 'TestNG', hint: 'a suite for each platform'},
    junit: {name: 'JUnit 5', hint: 'tests chosen by package'},
  },
  java: {
    '17': {name: 'Java 17', hint: 'runs on each JDK from 17'},
    '21': {name: 'Java 21', hint: `Gradle ${GRADLE_VERSIONS['21']} or newer`},
    '25': {name: 'Java 25', hint: `Gradle ${GRADLE_VERSIONS['25']} or newer`},
  },
} satisfies Record<string, Record<string, {name: string; hint: string}>>;

export type RunPlace = keyof typeof OPTIONS.place;
export type Build = keyof typeof OPTIONS.build;
export type Runner = keyof typeof OPTIONS.runner;
export type JavaVersion = keyof typeof OPTIONS.java;

export const PLACES = Object.keys(OPTIONS.place) as RunPlace[];
export const BUILDS = Object.keys(OPTIONS.build) as Build[];
export const RUNNERS = Object.keys(OPTIONS.runner) as Runner[];
export const JAVA_VERSIONS = Object.keys(OPTIONS.java) as JavaVersion[];

/** What a project is created from. */
export interface Choices {
  /** In the order of `PLATFORMS`. */
  readonly platforms: readonly PlatformId[];
  /** Where the sessions of all platforms but the API run. */
  readonly place: RunPlace;
  readonly build: Build;
  readonly runner: Runner;
  /** What the classes are compiled for. */
  readonly java: JavaVersion;
  /** Group id of the build, and root of the packages; `checkGroupId` checks it. */
  readonly group: string;
}

/** The texts that a project is created from, by the paths of their files in the folder `src`. */
export type Sources = Readonly<Record<string, string>>;

export const DEFAULTS: Choices = {
  platforms: ['web'],
  place: 'local',
  build: 'maven',
  runner: 'testng',
  java: '17',
  group: 'com.example.boyka',
};

/** Whether the machines of a place are a provider's. */
export const isCloud = (place: RunPlace) => place === 'browserstack' || place === 'lambdatest';

/**
 * Why sessions of these platforms cannot run at a place.
 *
 * @returns a sentence; undefined where they can
 */
export function placeConflict(
  place: RunPlace,
  platforms: readonly PlatformId[],
): string | undefined {
  if (place !== 'local' && platforms.length > 0 && platforms.every((item) => item === 'api')) {
    return 'API tests run on this machine.';
  }
  // `MacManager.setCommonOptions` stops a session of type `CLOUD`.
  return isCloud(place) && platforms.includes('macos')
    ? "macOS sessions don't run in a cloud."
    : undefined;
}

/** Puts the platforms in order, and runs on this machine what cannot run at the place. */
export function normalize(choices: Choices): Choices {
  const platforms = PLATFORM_IDS.filter((platform) => choices.platforms.includes(platform));
  const place = placeConflict(choices.place, platforms) ? 'local' : choices.place;
  return {...choices, platforms, place};
}

/**
 * Reads the choices of an address. What is missing or unknown has its default.
 *
 * @param search query string, with or without `?`
 */
export function parseChoices(search: string): Choices {
  const query = new URLSearchParams(search);
  const one = <Value extends string>(name: string, values: readonly Value[], fallback: Value) =>
    values.find((value) => value === query.get(name)) ?? fallback;
  const platforms = query.get('platforms')?.split(/[ ,]/) as PlatformId[] | undefined;
  return normalize({
    platforms: platforms ?? DEFAULTS.platforms,
    place: one('place', PLACES, DEFAULTS.place),
    build: one('build', BUILDS, DEFAULTS.build),
    runner: one('runner', RUNNERS, DEFAULTS.runner),
    java: one('java', JAVA_VERSIONS, DEFAULTS.java),
    group: query.get('group') ?? DEFAULTS.group,
  });
}

/**
 * Writes choices into an address.
 *
 * @param search query string whose other parameters are kept
 * @returns query string with `?`
 */
export function formatChoices({platforms, ...choices}: Choices, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('platforms', platforms.join(' '));
  for (const [name, value] of Object.entries(choices)) {
    query.set(name, value);
  }
  return `?${query.toString()}`;
}
