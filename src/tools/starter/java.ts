import type {PlatformId} from '../../knowledge/platforms';
import {inForms} from '../../sampleReader/regions';
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
import type {Choices} from './choices';

const PACKAGE = 'com.example.boyka';

/** By name, of each platform: the page objects or requests first, and the test last. */
const CLASSES: Record<PlatformId, Record<string, string>> = {
  web: {LoginPage: webLogin, CatalogPage: webCatalog, LoginTest: webTest},
  android: {LoginPage: androidLogin, CatalogPage: androidCatalog, LoginTest: androidTest},
  ios: {LoginPage: iosLogin, CatalogPage: iosCatalog, LoginTest: iosTest},
  macos: {CalculatorPage: calculatorPage, CalculatorTest: calculatorTest},
  api: {
    BookingRequests: bookingRequests,
    Booking: booking,
    BookingDates: bookingDates,
    BookingTest: bookingTest,
  },
};

/** Name of the test class of a platform. */
export const testClass = (platform: PlatformId) => Object.keys(CLASSES[platform]).at(-1)!;

/**
 * The classes of a platform: page objects or requests first, then the test.
 *
 * @returns path of each file and its text
 */
export function createClasses(platform: PlatformId, {group, runner}: Choices) {
  const folder = `src/test/java/${group.replaceAll('.', '/')}/${platform}`;
  return Object.entries(CLASSES[platform]).map(([name, text]) => ({
    path: `${folder}/${name}.java`,
    text: inForms(text, [runner]).replaceAll(PACKAGE, group),
  }));
}
