import {readRegions} from '../../sampleReader/regions';
import androidCatalog from '../../samples/src/test/java/com/example/boyka/android/CatalogPage.java?raw';
import androidLogin from '../../samples/src/test/java/com/example/boyka/android/LoginPage.java?raw';
import androidTest from '../../samples/src/test/java/com/example/boyka/android/LoginTest.java?raw';
import booking from '../../samples/src/test/java/com/example/boyka/api/Booking.java?raw';
import bookingDates from '../../samples/src/test/java/com/example/boyka/api/BookingDates.java?raw';
import bookingRequests from '../../samples/src/test/java/com/example/boyka/api/BookingRequests.java?raw';
import bookingTest from '../../samples/src/test/java/com/example/boyka/api/BookingTest.java?raw';
import iosCatalog from '../../samples/src/test/java/com/example/boyka/ios/CatalogPage.java?raw';
import iosLogin from '../../samples/src/test/java/com/example/boyka/ios/LoginPage.java?raw';
import iosTest from '../../samples/src/test/java/com/example/boyka/ios/LoginTest.java?raw';
import calculatorPage from '../../samples/src/test/java/com/example/boyka/macos/CalculatorPage.java?raw';
import calculatorTest from '../../samples/src/test/java/com/example/boyka/macos/CalculatorTest.java?raw';
import webCatalog from '../../samples/src/test/java/com/example/boyka/web/CatalogPage.java?raw';
import webLogin from '../../samples/src/test/java/com/example/boyka/web/LoginPage.java?raw';
import webTest from '../../samples/src/test/java/com/example/boyka/web/LoginTest.java?raw';
import webSuite from '../../samples/suites/web.xml?raw';
import {OPTIONS, type Choices, type StarterPlatform} from './choices';

const PACKAGE = 'com.example.boyka';

/** Of each platform the page objects or requests first, and the test last. */
const CLASSES: Record<StarterPlatform, readonly string[]> = {
  web: [webLogin, webCatalog, webTest],
  android: [androidLogin, androidCatalog, androidTest],
  ios: [iosLogin, iosCatalog, iosTest],
  macos: [calculatorPage, calculatorTest],
  api: [bookingRequests, booking, bookingDates, bookingTest],
};

/** The annotations of TestNG in the samples that JUnit 5 calls differently. */
const JUNIT_NAMES: Record<string, string> = {
  AfterClass: 'AfterAll',
  BeforeClass: 'BeforeAll',
  BeforeMethod: 'BeforeEach',
};

/** A test class of TestNG for JUnit 5, which calls methods of a class without an object. */
function toJUnit(text: string): string {
  return text
    .replace(
      /^import org\.testng\.annotations\.(\w+);$/gm,
      (line, name: string) => `import org.junit.jupiter.api.${JUNIT_NAMES[name] ?? name};`,
    )
    .replace(
      /@(AfterClass|BeforeClass|BeforeMethod|Test)(?:\([^)]*\))?\n( +)public /g,
      (all, name: string, indent: string) =>
        `@${JUNIT_NAMES[name] ?? name}\n${indent}${name.endsWith('Class') ? 'static ' : ''}`,
    )
    .replace(/^public class /m, 'class ');
}

function nameOf(text: string): string {
  return /\b(?:class|record) (\w+)/.exec(text)![1]!;
}

/**
 * The classes of a platform: page objects or requests first, then the test.
 *
 * @returns path of each file and its text
 */
export function createClasses(
  platform: StarterPlatform,
  {group, runner}: Pick<Choices, 'group' | 'runner'>,
): {path: string; text: string}[] {
  const folder = `src/test/java/${group.replaceAll('.', '/')}/${platform}`;
  return CLASSES[platform].map((text) => {
    const name = nameOf(text);
    const own = readRegions(text).lines.join('\n').replaceAll(PACKAGE, group);
    return {
      path: `${folder}/${name}.java`,
      text: runner === 'junit' && name.endsWith('Test') ? toJUnit(own) : own,
    };
  });
}

/** The suite of TestNG that runs the test class of a platform: that of the samples with one class. */
export function createSuite(platform: StarterPlatform, group: string): string {
  const test = `${group}.${platform}.${nameOf(CLASSES[platform].at(-1)!)}`;
  return webSuite
    .replaceAll('"Web"', `"${OPTIONS.platforms[platform].name}"`)
    .replace(/(?<=<class name=")[^]*(?="\/>)/, test);
}
