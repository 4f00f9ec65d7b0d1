import {PLATFORM_IDS, type PlatformId} from '../../knowledge/platforms';

/** What a reader can choose, in the order of the page and of the files. */
export const PLATFORMS = PLATFORM_IDS;
export const PLACES = ['local', 'grid', 'browserstack', 'lambdatest'] as const;
export const BUILDS = ['maven', 'gradle'] as const;
export const RUNNERS = ['testng', 'junit'] as const;

export type Platform = PlatformId;
export type Place = (typeof PLACES)[number];
export type Build = (typeof BUILDS)[number];
export type Runner = (typeof RUNNERS)[number];

/** What a project is created from. */
export interface Choices {
  /** In the order of `PLATFORMS`. */
  readonly platforms: readonly Platform[];
  /** Where the sessions of all platforms but the API run. */
  readonly place: Place;
  readonly build: Build;
  readonly runner: Runner;
  /** Group id of the build, and root of the packages; `checkGroupId` checks it. */
  readonly group: string;
}

export const DEFAULTS: Choices = {
  platforms: ['web'],
  place: 'local',
  build: 'maven',
  runner: 'testng',
  group: 'com.example.boyka',
};

/** `MacManager.setCommonOptions` stops a session of type `CLOUD`. */
const NO_CLOUD = 'macOS sessions do not run in a cloud.';

const isCloud = (place: Place) => place === 'browserstack' || place === 'lambdatest';

/**
 * Why sessions of these platforms cannot run at a place.
 *
 * @returns a sentence; undefined where they can
 */
export function placeConflict(place: Place, platforms: readonly Platform[]): string | undefined {
  if (place !== 'local' && platforms.length > 0 && platforms.every((item) => item === 'api')) {
    return 'API tests run on this machine.';
  }
  return isCloud(place) && platforms.includes('macos') ? NO_CLOUD : undefined;
}

/**
 * Why a platform cannot be added to a project at a place.
 *
 * @returns a sentence; undefined where it can
 */
export function platformConflict(platform: Platform, place: Place): string | undefined {
  return platform === 'macos' && isCloud(place) ? NO_CLOUD : undefined;
}

/** Puts the platforms in order, and runs on this machine what cannot run at the place. */
export function normalize(choices: Choices): Choices {
  const platforms = PLATFORMS.filter((platform) => choices.platforms.includes(platform));
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
  const platforms = query.get('platforms')?.split(/[ ,]/);
  return normalize({
    platforms: platforms
      ? PLATFORMS.filter((platform) => platforms.includes(platform))
      : DEFAULTS.platforms,
    place: one('place', PLACES, DEFAULTS.place),
    build: one('build', BUILDS, DEFAULTS.build),
    runner: one('runner', RUNNERS, DEFAULTS.runner),
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
