import {PLATFORM_IDS, type PlatformId} from '../../knowledge/platforms';
import {inForms} from '../../sampleReader/regions';
import type {Choices, Sources} from './choices';

const PACKAGE = 'com.example.boyka';

/** Of each platform: the page objects or requests first, and the test last. */
const CLASSES: Record<PlatformId, readonly string[]> = {
  web: ['LoginPage', 'CatalogPage', 'LoginTest'],
  android: ['LoginPage', 'CatalogPage', 'LoginTest'],
  ios: ['LoginPage', 'CatalogPage', 'LoginTest'],
  macos: ['CalculatorPage', 'CalculatorTest'],
  api: ['BookingRequests', 'Booking', 'BookingDates', 'BookingTest'],
};

/** The file of a class in a package, such as `src/test/java/com/example/boyka/web/LoginTest.java`. */
const fileOf = (group: string, platform: PlatformId, name: string) =>
  `src/test/java/${group.replaceAll('.', '/')}/${platform}/${name}.java`;

const sampleOf = (platform: PlatformId, name: string) =>
  `samples/${fileOf(PACKAGE, platform, name)}`;

/** The samples that the classes are made of. */
export const CLASS_SOURCES = PLATFORM_IDS.flatMap((platform) =>
  CLASSES[platform].map((name) => sampleOf(platform, name)),
);

/** Name of the test class of a platform. */
export const testClass = (platform: PlatformId) => CLASSES[platform].at(-1)!;

/**
 * The classes of a platform: page objects or requests first, then the test.
 *
 * @returns path of each file and its text
 */
export function createClasses(platform: PlatformId, {group, runner}: Choices, sources: Sources) {
  return CLASSES[platform].map((name) => ({
    path: fileOf(group, platform, name),
    text: inForms(sources[sampleOf(platform, name)]!, [runner]).replaceAll(PACKAGE, group),
  }));
}
