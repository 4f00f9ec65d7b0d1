import {PLATFORM_IDS, type PlatformId} from '../../knowledge/platforms';
import {BUILDS, DEFAULTS, PROJECT_NAME, RUNNERS, type Choices} from './choices';

/** Each platform alone, and the two that need no device. */
export const PLATFORM_SETS: readonly (readonly PlatformId[])[] = [
  ...PLATFORM_IDS.map((platform) => [platform]),
  ['web', 'api'],
];

/** The projects that the built site offers as files, for terminals and for a page without JavaScript. */
export const ARCHIVES: readonly Choices[] = PLATFORM_SETS.flatMap((platforms) =>
  BUILDS.flatMap((build) => RUNNERS.map((runner) => ({...DEFAULTS, platforms, build, runner}))),
);

/** The path of such a file from the base path: `downloads/my-tests-web-maven-testng.zip`. */
export const archiveFile = ({platforms, build, runner}: Choices) =>
  `downloads/${[PROJECT_NAME, ...platforms, build, runner].join('-')}.zip`;
