import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {readLibraries} from '../../src/framework';

const {java, libraries, tag} = readLibraries();
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

describe('versions that pages and samples write out', () => {
  const files = globSync(['{docs,api,contributing,community}/**/*.mdx', 'src/samples/**/pom.xml']);
  const framework = tag.slice(1);
  const versions = new Map([
    ['boyka-framework', framework],
    ...libraries.map(({artifact, version}) => [artifact, version] as const),
  ]);
  const found = (pattern: RegExp) =>
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => ({file, match})),
    );

  test('are those of the framework where they name it', () => {
    const mentions = found(/(?:Boyka Framework |version |\bv)(\d+\.\d+\.\d+)\b/gi);
    expect(mentions.map(({file}) => file)).toContain('docs/intro.mdx');
    const outdated = mentions.filter(({match}) => match[1] !== framework);
    expect(outdated.map(({file, match}) => `${file}: ${match[0]}`)).toEqual([]);
  });

  test('are those that the framework uses in each dependency of a build file', () => {
    const dependencies = found(/<artifactId>([\w-]+)<\/artifactId>\s*<version>([^<]+)</g).filter(
      ({match}) => versions.has(match[1]!),
    );
    const quickstart = dependencies.filter(({file}) => file.endsWith('quickstart.mdx'));
    expect(quickstart.map(({match}) => match[1])).toContain('boyka-framework');
    const outdated = dependencies.filter(({match}) => match[2] !== versions.get(match[1]!));
    expect(outdated.map(({file, match}) => `${file}: ${match[1]} ${match[2]}`)).toEqual([]);
  });
});
