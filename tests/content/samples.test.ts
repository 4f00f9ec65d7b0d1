import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {configErrors} from '../../scripts/check/fences/parsers';
import {javaFiles} from '../../scripts/check/samples/compile';
import {readSample, SAMPLES} from '../../src/sampleReader/readSample';
import {readRegions} from '../../src/sampleReader/regions';

const PLATFORMS = ['android', 'api', 'ios', 'macos', 'web'];
/** Files of the configuration: the one of the project, and those of runs that differ. */
const CONFIGURED = ['', 'browserstack', 'grid', 'lambdatest', 'listeners'];
const CODE = path.join(SAMPLES, 'src/test/java/com/example/boyka');
const RESOURCES = path.join(SAMPLES, 'src/test/resources');

/** A file as the pages show it. */
const read = (...name: string[]) =>
  readRegions(readFileSync(path.join(SAMPLES, ...name), 'utf8')).lines.join('\n');
const readConfig = (folder = '') =>
  readFileSync(path.join(RESOURCES, folder, 'boyka-config.json'), 'utf8');

/** The classes of tests. */
const TESTS = javaFiles(SAMPLES)
  .map((file) => ({file, code: readFileSync(file, 'utf8').replaceAll(/\s*\/\/.*/g, '')}))
  .filter(({code}) => code.includes('@Test'));

describe('the sample project', () => {
  it('runs one test on the web, Android, and iOS, each with a session of its own', () => {
    const test = readFileSync(path.join(CODE, 'shop/LoginTest.java'), 'utf8');
    expect(test).toContain('createSession(platform, block)');
    const config = readConfig();
    for (const platform of ['web', 'android', 'ios']) {
      const suite = read('suites/shop', `${platform}.xml`);
      expect(suite).toContain(`<parameter name="platform" value="${platform.toUpperCase()}"/>`);
      expect(suite).toContain('<class name="com.example.boyka.shop.LoginTest"/>');
      const block = /<parameter name="block" value="(.+)"\/>/.exec(suite)![1]!;
      expect(config).toContain(`"${block}": {`);
    }
  });

  it.each(['', 'grid'])('keeps Chrome from covering the shop after a login, in "%s"', (folder) => {
    const {ui} = JSON.parse(readConfig(folder)) as {ui: {web: Record<string, object>}};
    expect(ui.web.saucedemo).toMatchObject({
      experimental_options: {prefs: {'profile.password_manager_leak_detection': false}},
    });
  });

  it('configures the shop for JUnit as for TestNG', () => {
    const shop = readSample('boyka-config.json#keep:/ui/web/saucedemo,/ui/screenshot');
    expect(read('junit/src/test/resources/boyka-config.json').trimEnd()).toBe(shop);
  });

  it('names the version of JUnit alike for Maven and for Gradle', () => {
    const [, version] = /junit-jupiter<\/artifactId>\s*<version>(.+)<\//.exec(
      read('junit/pom.xml'),
    )!;
    expect(read('junit/build.gradle.kts')).toContain(
      `testImplementation("org.junit.jupiter:junit-jupiter:${version}")`,
    );
  });

  it('opens the framework before a utility class, so that each class passes alone', () => {
    // As the first framework class of a Java process, these fail for the rest of the run.
    const uses = TESTS.filter(({code}) =>
      /\b(?:SettingUtils|JsonUtil|StringUtils|getUserName)\b/.test(code),
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const {file, code} of uses) {
      expect(code, file).toMatch(/@Before(?:(?!@Test)[^])*(?:createSession|getCurrentPersona)/);
    }
  });

  it('verifies that an element is there before it verifies that it is empty', () => {
    // These also pass for the empty value that a read of a missing element returns.
    const EMPTY =
      /\.(?:isFalse|isEmpty|isNull)\(\)|\.isEqualTo\(""\)|\.(?:isNotEqualTo|doesNotContain)\(/;
    const read = TESTS.flatMap(({code}) => code.split('@Test').slice(1))
      .map((method) => method.slice(0, Math.max(method.search(EMPTY), 0)))
      .filter((before) => before.includes('onElement('));
    expect(read.length).toBeGreaterThan(5);
    for (const before of read) {
      expect(before).toContain('.verifyIsDisplayed().isTrue()');
    }
  });

  // Their libraries are those of the starter's projects: starter.test.ts.
  it('is the same project for Maven and for Gradle', () => {
    const pom = read('pom.xml');
    const gradle = read('build.gradle.kts');
    const release = /<maven.compiler.release>(.+)<\//.exec(pom)![1]!;
    expect(gradle).toContain(`options.release.set(${release})`);
    const platform = /<platform>(.+)<\//.exec(pom)![1]!;
    expect(gradle).toContain(`gradleProperty("platform").getOrElse("${platform}")`);
    const name = /<artifactId>(.+)<\//.exec(pom)![1]!;
    expect(read('settings.gradle.kts')).toBe(`rootProject.name = "${name}"\n`);
  });

  it.each(PLATFORMS)('runs every test class of %s in its suite', (platform) => {
    const tests = javaFiles(path.join(CODE, platform))
      .filter((file) => /Test\.java$/.test(file))
      .filter((file) => !/abstract class/.test(readFileSync(file, 'utf8')))
      .map((file) => `com.example.boyka.${platform}.${path.basename(file, '.java')}`);
    const suite = read('suites', `${platform}.xml`);
    const listed = [...suite.matchAll(/<class name="([^"]+)"/g)].map((match) => match[1]);
    expect([...listed].sort()).toEqual(tests);
  });

  it.each(CONFIGURED)('has only keys that the framework reads, in "%s"', (folder) => {
    expect(configErrors(readConfig(folder))).toEqual([]);
  });

  it('has lines for another form only in a form that the starter writes', () => {
    const files = globSync('**/*.{java,kts,xml}', {cwd: SAMPLES, ignore: '**/target/**'});
    const forms = files.flatMap((file) => [
      ...readFileSync(path.join(SAMPLES, file), 'utf8').matchAll(/(?:\/\/|<!--) (\S+) =>/g),
    ]);
    expect(new Set(forms.map(([, form]) => form))).toEqual(new Set(['junit', 'starter']));
  });

  it.each(PLATFORMS)('opens only sessions that the configuration names, on %s', (platform) => {
    const config = readConfig();
    const keys = javaFiles(path.join(CODE, platform))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/createSession\([A-Z]+, "([^"]+)"\)/g),
      ])
      .map((match) => match[1]);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(config).toContain(`"${key}": {`);
    }
  });

  it('lets a reader do the same check on each platform within twenty narrow lines', () => {
    const homes = PLATFORMS.flatMap((platform) =>
      javaFiles(path.join(CODE, platform)).flatMap((file) => {
        const {lines, regions} = readRegions(readFileSync(file, 'utf8'));
        const home = regions.get('home');
        return home ? [{platform, lines: lines.slice(home.from, home.to)}] : [];
      }),
    );
    expect(homes.map(({platform}) => platform)).toEqual(PLATFORMS);
    for (const {platform, lines} of homes) {
      expect(lines.length, platform).toBeLessThanOrEqual(20);
      expect(Math.max(...lines.map((line) => line.length - 4)), platform).toBeLessThanOrEqual(60);
    }
  });
});
