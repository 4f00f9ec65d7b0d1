import {XMLValidator} from 'fast-xml-parser';
import {describe, expect, test} from 'vitest';
import {checkConfig} from '../../src/tools/checker';
import schema from '../../static/schema/boyka-config.schema.json';
import {PLATFORM_IDS} from '../../src/knowledge/platforms';
import {createProject, type ProjectFile} from '../../src/tools/starter';
import {
  BUILDS,
  OPTIONS,
  PLACES,
  RUNNERS,
  placeConflict,
  type Choices,
} from '../../src/tools/starter/choices';
import template from '../../src/tools/starter/template/readme.txt?raw';
import {wholeProjects} from './wholeProjects';

const SUBSETS = Array.from({length: 2 ** PLATFORM_IDS.length - 1}, (_, index) =>
  PLATFORM_IDS.filter((_platform, bit) => (index + 1) & (1 << bit)),
);

/** Every combination that the page offers. */
const COMBINATIONS: Choices[] = SUBSETS.flatMap((platforms) =>
  PLACES.filter((place) => !placeConflict(place, platforms)).flatMap((place) =>
    BUILDS.flatMap((build) =>
      RUNNERS.map((runner) => ({platforms, place, build, runner, group: `org.acme_${runner}`})),
    ),
  ),
);

const nameOf = ({platforms, place, build, runner}: Choices) =>
  [...platforms, place, build, runner].join(' ');

function fileText(files: readonly ProjectFile[], name: string): string {
  const file = files.find((item) => item.path === name);
  expect(file, name).toBeDefined();
  return file!.text;
}

/** What a `pom.xml` depends on. */
function dependenciesOf(pom: string): string[] {
  const coordinates =
    /<dependency>\s*<groupId>(.*)<\/groupId>\s*<artifactId>(.*)<\/artifactId>\s*<version>(.*)<\/version>/g;
  return [...pom.matchAll(coordinates)].map(([, ...parts]) => parts.join(':'));
}

test('the starter offers each place that the framework supports, and no other', () => {
  expect(COMBINATIONS.length).toBeGreaterThan(SUBSETS.length * BUILDS.length * RUNNERS.length);
  for (const {platforms, place} of COMBINATIONS) {
    const isCloud = place === 'browserstack' || place === 'lambdatest';
    expect(isCloud && platforms.includes('macos')).toBe(false);
    expect(place !== 'local' && platforms.join() === 'api').toBe(false);
  }
});

describe('in every combination', () => {
  const projects = COMBINATIONS.map((choices) => ({
    choices,
    name: nameOf(choices),
    files: createProject(choices, 'Rules.\n'),
  }));

  test('the configuration has no finding, and a block for each platform', () => {
    for (const {choices, name, files} of projects) {
      const config = fileText(files, 'src/test/resources/boyka-config.json');
      expect(checkConfig(config, schema).findings, name).toEqual([]);
      const tests = files.filter((file) => file.path.endsWith('Test.java'));
      expect(tests, name).toHaveLength(choices.platforms.length);
      for (const {path: file, text} of tests) {
        const block = /createSession\([A-Z]+, "([^"]+)"\)/.exec(text)?.[1];
        expect(config, `${name}: ${file}`).toContain(`"${block}": {`);
      }
    }
  });

  test('no key of a provider and no browser that a Grid cannot start is written out', () => {
    for (const {choices, name, files} of projects) {
      const config = fileText(files, 'src/test/resources/boyka-config.json');
      expect(config, name).not.toMatch(/edge/i);
      for (const [, value] of config.matchAll(/"(?:user_name|password|app)": "([^"]*)"/g)) {
        expect(value, name).toMatch(/^\$\{env:[A-Z_]+\}$/);
      }
      for (const [, variable = ''] of config.matchAll(/\$\{env:([A-Z_]+)\}/g)) {
        expect(fileText(files, 'README.md'), name).toContain(`\`${variable}\``);
      }
      const isRemote = choices.place !== 'local' && choices.platforms.includes('web');
      expect(config.includes('"REMOTE"'), name).toBe(isRemote);
    }
  });

  test('the README says what each platform needs, and everything that it may say', () => {
    const written = new Set<string>();
    for (const {choices, name, files} of projects) {
      const {build, place, platforms} = choices;
      const readme = fileText(files, 'README.md');
      const [, list = ''] = /\n\n((?:- .+\n)+)\n/.exec(readme) ?? [];
      const lines = list.trimEnd().split('\n');
      lines.forEach((line) => written.add(line));
      expect(lines[0], name).toMatch(
        build === 'maven' ? /^- JDK \d+.* Maven 3/ : /^- JDK \d+.* Gradle 8/,
      );
      // A provider has the browsers.
      const needed = platforms.filter(
        (item) => item !== 'web' || ['local', 'grid'].includes(place),
      );
      const labels = needed.map((platform) => `${OPTIONS.platforms[platform].name}:`);
      const named = lines.flatMap((line) => /^- (\w+:)/.exec(line)?.[1] ?? []);
      expect(named, name).toEqual(labels);
      expect(list.includes('A Selenium Grid.'), name).toBe(place === 'grid');
      expect(list.includes('uploaded to the provider'), name).toBe(
        /stack|lambda/.test(place) && /android|ios/.test(platforms.join()),
      );
    }
    for (const [, line = ''] of template.matchAll(/ => - ([^{\n]+)(?:\{.*| -->)$/gm)) {
      expect(
        [...written].some((item) => item.startsWith(`- ${line}`)),
        line,
      ).toBe(true);
    }
  });

  test('Maven and Gradle name the same libraries, and run the first platform', () => {
    for (const {choices, name, files} of projects.filter(
      ({choices: {build}}) => build === 'maven',
    )) {
      const pom = fileText(files, 'pom.xml');
      expect(XMLValidator.validate(pom), name).toBe(true);
      expect(pom, name).toContain(`<platform>${choices.platforms[0]}</platform>`);
      const gradle = fileText(
        createProject({...choices, build: 'gradle'}, 'Rules.\n'),
        'build.gradle.kts',
      );
      const coordinates = dependenciesOf(pom);
      expect(coordinates, name).toHaveLength(2);
      expect(
        [...gradle.matchAll(/testImplementation\("([^"]+)"\)/g)].map((match) => match[1]),
        name,
      ).toEqual(coordinates);
      expect(gradle, name).toContain(`getOrElse("${choices.platforms[0]}")`);
      expect(coordinates[1]).toMatch(
        choices.runner === 'junit' ? /:junit-jupiter:\d/ : /:testng:\d/,
      );
    }
  });

  test('a suite of TestNG runs the test of each platform, and JUnit has no TestNG', () => {
    for (const {choices, name, files} of projects) {
      const suites = files.filter((file) => file.path.startsWith('suites/'));
      if (choices.runner === 'junit') {
        expect(suites, name).toEqual([]);
        expect(files.map(({text}) => text).join('\n'), name).not.toMatch(/testng/i);
        continue;
      }
      expect(
        suites.map((file) => file.path),
        name,
      ).toEqual(choices.platforms.map((platform) => `suites/${platform}.xml`));
      for (const {text} of suites) {
        expect(XMLValidator.validate(text), name).toBe(true);
        const classes = [...text.matchAll(/<class name="([^"]+)"/g)].map((match) => match[1]!);
        expect(classes, name).toHaveLength(1);
        fileText(files, `src/test/java/${classes[0]!.replaceAll('.', '/')}.java`);
      }
    }
  });

  test('nothing of the templates is left, and each file ends with a line break', () => {
    for (const {name, files} of projects) {
      expect(new Set(files.map((file) => file.path)).size, name).toBe(files.length);
      for (const {path: file, text} of files) {
        expect(text, `${name}: ${file}`).not.toMatch(
          /com\.example|undefined|NaN|\[object|\bregion\b|"my_demo_app"|boyka-(?:junit-)?sample|boyka\.config\.path/,
        );
        expect(text.endsWith('\n') && !text.endsWith('\n\n'), `${name}: ${file}`).toBe(true);
      }
    }
  });
});

describe('the Java', () => {
  const isJava = ({path: name}: ProjectFile) => name.endsWith('.java');

  test('of each combination is in one of two projects', () => {
    const known = new Map(
      wholeProjects()
        .flat()
        .map((file) => [file.path, file.text]),
    );
    for (const choices of COMBINATIONS) {
      for (const {path: name, text} of createProject(choices, 'Rules.\n').filter(isJava)) {
        expect(known.get(name) === text, `${nameOf(choices)}: ${name}`).toBe(true);
      }
    }
  });

  test('of JUnit 5 has its annotations on methods that are not public', () => {
    const tests = wholeProjects()[1]!.filter(({path: name}) => name.endsWith('Test.java'));
    for (const {path: name, text} of tests) {
      expect(text, name).toMatch(/@BeforeAll\n {4}static void /);
      expect(text, name).toMatch(/@AfterAll\n {4}static void /);
      expect(text, name).toMatch(/@Test\n {4}void /);
    }
  });
});
