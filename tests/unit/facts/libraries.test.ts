import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFiles, libraries} from '../../../scripts/facts/libraries';
import {openSource, SOURCE_ROOT} from '../../../scripts/facts/source';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

const version = {tag: 'v1.0.0', commit: 'a'.repeat(40), date: '2025-10-07'};
const tree = path.join(__dirname, '..', 'fixtures', 'java');
const POM = readFileSync(path.join(tree, 'core-java/pom.xml'), 'utf8');

test('gives the build files of the samples the versions that the framework uses itself', () => {
  const dependency = (artifact: string, value: string) =>
    `<artifactId>${artifact}</artifactId>\n<version>${value}</version>\n`;
  const gradle = (value: string) => `testImplementation("org.testng:testng:${value}")`;
  const root = temporaryFolder({
    'src/samples/junit/pom.xml':
      dependency('boyka-framework', '0.9.0') +
      dependency('testng', '6.0') +
      dependency('own', '1.0'),
    'src/samples/build.gradle.kts': gradle('6.0'),
  });
  expect(buildFiles(root, libraries(openSource(tree, version)))).toEqual({
    'src/samples/junit/pom.xml':
      dependency('boyka-framework', '1.0.0') +
      dependency('testng', '7.11.0') +
      dependency('own', '1.0'),
    'src/samples/build.gradle.kts': gradle('7.11.0'),
  });
});

test.each([
  [
    'is missing',
    undefined,
    /pom\.xml is not a build file .*: name the root of a framework checkout\.$/,
  ],
  [
    'has no dependencies',
    '<project><name>none</name></project>',
    /pom\.xml is not a build file with properties and dependencies: name/,
  ],
  [
    'has a version with an unknown property',
    POM.replace('<driver.version>5.0</driver.version>', ''),
    /uses the property driver\.version, but does not define it\.$/,
  ],
])('throws one clear line when the build file %s', (_, pom, message) => {
  const folder = temporaryFolder({[path.join(SOURCE_ROOT, 'Shop.java')]: ''});
  if (pom !== undefined) {
    writeFiles(folder, {'core-java/pom.xml': pom});
  }
  expect(() => libraries(openSource(folder, version))).toThrow(message);
});
