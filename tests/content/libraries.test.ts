import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readLibraries} from '../../src/framework';

const {java, libraries} = readLibraries();
const intro = readFileSync('docs/intro.mdx', 'utf8');

/** What the table of the first page calls the artifacts that the framework brings along. */
const NAMES: Record<string, string> = {
  Selenium: 'selenium-java',
  'Appium Java client': 'java-client',
  OkHttp: 'okhttp-jvm',
  Truth: 'truth',
  Gson: 'gson',
  JsonPath: 'json-path',
  Log4j: 'log4j-core',
};

describe('the versions on docs/intro', () => {
  const section = intro.slice(intro.indexOf('{#versions}'), intro.indexOf('{#limits}'));
  const rows = [...section.matchAll(/^\| ([^|]+?) +\| (\d[^|]*?) +\|$/gm)].map(
    ([, name, version]) => ({name: name!, version: version!}),
  );

  test('are told for each library that a tester meets', () => {
    expect(rows.map(({name}) => name)).toEqual(Object.keys(NAMES));
  });

  test.each(rows)('$name is $version in the build file', ({name, version}) => {
    const library = libraries.find(({artifact}) => artifact === NAMES[name]);
    expect(library, `${name} is no library of the framework any more`).toBeDefined();
    expect(version, 'correct the table of docs/intro.mdx').toBe(library!.version);
    expect(library!.scope, `${name} does not come along`).toBe('compile');
  });

  test('name the oldest Java', () => {
    expect(section).toContain(`is built for Java ${java} and runs on Java ${java} or newer`);
  });
});

test('the samples run with the TestNG and the Java that the framework is tested with', () => {
  const pom = readFileSync('src/samples/pom.xml', 'utf8');
  const testng = libraries.find(({artifact}) => artifact === 'testng')!;
  expect(pom).toContain(
    `<artifactId>testng</artifactId>\n      <version>${testng.version}</version>`,
  );
  expect(pom).toContain(`<maven.compiler.release>${java}</maven.compiler.release>`);
});
