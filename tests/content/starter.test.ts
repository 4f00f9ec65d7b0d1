import {XMLValidator} from 'fast-xml-parser';
import {describe, expect, test} from 'vitest';
import {JAVA_VERSION} from '../../src/config/identity';
import {checkConfig} from '../../src/tools/checker';
import schema from '../../static/schema/boyka-config.schema.json';
import {readSources} from '../../src/plugins/starter';
import {PLATFORM_IDS} from '../../src/knowledge/platforms';
import {createProject, type ProjectFile} from '../../src/tools/starter';
import {
  BUILDS,
  DEFAULTS,
  JAVA_VERSIONS,
  OPTIONS,
  PLACES,
  RUNNERS,
  isCloud,
  placeConflict,
  type Choices,
} from '../../src/tools/starter/choices';
import {wholeProjects} from './wholeProjects';

const SOURCES = readSources(process.cwd());

const SUBSETS = Array.from({length: 2 ** PLATFORM_IDS.length - 1}, (_, index) =>
  PLATFORM_IDS.filter((_platform, bit) => (index + 1) & (1 << bit)),
);

/** A build tool with a test library. */
const TOOLS = BUILDS.flatMap((build) => RUNNERS.map((runner) => ({build, runner})));

/** Every combination that the page offers. */
const PROJECTS = SUBSETS.flatMap((platforms) =>
  PLACES.filter((place) => !placeConflict(place, platforms)).flatMap((place) =>
    TOOLS.map(({build, runner}) => {
      const choices: Choices = {
        ...DEFAULTS,
        ...{platforms, place, build, runner, group: `org.acme_${runner}`},
      };
      return {
        ...choices,
        name: [...platforms, place, build, runner].join(' '),
        files: createProject(choices, 'Rules.\n', SOURCES),
      };
    }),
  ),
);

function fileText(files: readonly ProjectFile[], name: string): string {
  const file = files.find((item) => item.path === name);
  expect(file, name).toBeDefined();
  return file!.text;
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** What a `pom.xml` depends on. */
function dependenciesOf(pom: string): string[] {
  const coordinates =
    /<dependency>\s*<groupId>(.*)<\/groupId>\s*<artifactId>(.*)<\/artifactId>\s*<version>(.*)<\/version>/g;
  return [...pom.matchAll(coordinates)].map(([, ...parts]) => parts.join(':'));
}

const CONFIG = 'src/test/resources/boyka-config.json';
const WHOLE = wholeProjects();
const JAVA = new Map(WHOLE.flat().map((file) => [file.path, file.text]));
/** What the projects of each runner depend on. */
const LIBRARIES = WHOLE.map((files) => dependenciesOf(fileText(files, 'pom.xml')));

test('the starter offers each place that the framework supports, and no other', () => {
  expect(PROJECTS.length).toBeGreaterThan(SUBSETS.length * TOOLS.length);
  for (const {platforms, place} of PROJECTS) {
    expect(isCloud(place) && platforms.includes('macos')).toBe(false);
    expect(place !== 'local' && platforms.join() === 'api').toBe(false);
  }
});

describe.each(PROJECTS)('$name', ({platforms, place, build, runner, files}) => {
  const config = fileText(files, CONFIG);
  const readme = fileText(files, 'README.md');

  test('the configuration has a block for each test, and no key of a provider', () => {
    const tests = files.filter((file) => file.path.endsWith('Test.java'));
    expect(tests).toHaveLength(platforms.length);
    for (const {text} of tests) {
      expect(config).toContain(`"${/createSession\([A-Z]+, "([^"]+)"\)/.exec(text)?.[1]}": {`);
    }
    for (const value of matches(config, /"(?:user_name|password|app)": "([^"]*)"/g)) {
      expect(value).toMatch(/^\$\{env:[A-Z_]+\}$/);
    }
    for (const variable of matches(config, /\$\{env:([A-Z_]+)\}/g)) {
      expect(readme).toContain(`\`${variable}\``);
    }
    // A Grid cannot start Edge by the name that the framework knows.
    expect(config).not.toMatch(/edge/i);
    expect(config.includes('"REMOTE"')).toBe(place !== 'local' && platforms.includes('web'));
  });

  test('the README says what each platform needs', () => {
    const [, list = ''] = /\n\n((?:- .+\n)+)\n/.exec(readme) ?? [];
    expect(list).toMatch(build === 'maven' ? /^- JDK \d+.* Maven 3/ : /^- JDK \d+.* Gradle 8/);
    const needed = platforms.filter((item) => item !== 'web' || !isCloud(place));
    expect(matches(list, /^- (\w+):/gm)).toEqual(
      needed.map((platform) => OPTIONS.platforms[platform].name),
    );
    expect(list.includes('A Selenium Grid.')).toBe(place === 'grid');
    expect(list.includes('uploaded to the provider')).toBe(
      isCloud(place) && /android|ios/.test(platforms.join()),
    );
  });

  test('Maven and Gradle have the same libraries, and run each test', () => {
    const libraries = LIBRARIES[RUNNERS.indexOf(runner)];
    if (build === 'maven') {
      const pom = fileText(files, 'pom.xml');
      expect(XMLValidator.validate(pom)).toBe(true);
      expect(dependenciesOf(pom)).toEqual(libraries);
      expect(pom).toContain(`<platform>${platforms[0]}</platform>`);
    } else {
      const script = fileText(files, 'build.gradle.kts');
      expect(matches(script, /testImplementation\("([^"]+)"\)/g)).toEqual(libraries);
      expect(script).toContain(`getOrElse("${platforms[0]}")`);
    }

    const suites = files.filter((file) => file.path.startsWith('suites/'));
    const run = runner === 'junit' ? [] : platforms;
    expect(suites.map((file) => file.path)).toEqual(run.map((name) => `suites/${name}.xml`));
    for (const {text} of suites) {
      expect(XMLValidator.validate(text)).toBe(true);
      const [name = ''] = matches(text, /<class name="([^"]+)"/g);
      fileText(files, `src/test/java/${name.replaceAll('.', '/')}.java`);
    }
  });

  test('nothing of the templates or of another runner is left, and Java is in one of two projects', () => {
    expect(new Set(files.map((file) => file.path)).size).toBe(files.length);
    for (const {path: file, text} of files) {
      expect(text, file).not.toMatch(
        /com\.example|undefined|NaN|\[object|\bregion\b|"my_demo_app"|boyka-(?:junit-)?sample|boyka\.config\.path/,
      );
      expect(text.endsWith('\n') && !text.endsWith('\n\n'), file).toBe(true);
      expect(runner === 'junit' && /testng/i.test(text), file).toBe(false);
      expect(!file.endsWith('.java') || JAVA.get(file) === text, file).toBe(true);
    }
  });
});

test('each Java that can be chosen runs the framework, and is in the build file and in the README', () => {
  expect(DEFAULTS.java).toBe(JAVA_VERSION);
  for (const java of JAVA_VERSIONS) {
    expect(Number(java)).toBeGreaterThanOrEqual(Number(JAVA_VERSION));
    for (const tools of TOOLS) {
      const files = createProject({...DEFAULTS, ...tools, java}, '', SOURCES);
      const releases = matches(files[0]!.text, /release(?:>|\.set\()(\w+|\{\w+\})/g);
      expect(releases, Object.values(tools).join(' ')).toEqual([java]);
      expect(fileText(files, 'README.md')).toContain(`- JDK ${java} or newer`);
    }
  }
});

test('no configuration has a finding', () => {
  for (const config of new Set(PROJECTS.map(({files}) => fileText(files, CONFIG)))) {
    expect(checkConfig(config, schema).findings, config).toEqual([]);
  }
});

test('each project has the framework and its runner, and no other library', () => {
  const names = LIBRARIES.map((all) => all.map((library) => library.split(':')[1]));
  expect(names).toEqual([
    ['boyka-framework', 'testng'],
    ['boyka-framework', 'junit-jupiter'],
  ]);
});
