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

const NOT_A_BUILD_FILE =
  /pom\.xml is not a build file .*: name the root of a framework checkout\.$/;
const WITHOUT_PROPERTY = POM.replace('<driver.version>5.0</driver.version>', '');

test.each([
  [NOT_A_BUILD_FILE, undefined],
  [NOT_A_BUILD_FILE, '<project><name>none</name></project>'],
  [/uses the property driver\.version, but does not define it\.$/, WITHOUT_PROPERTY],
])('throws one clear line: %s', (message, pom) => {
  const folder = temporaryFolder({[path.join(SOURCE_ROOT, 'Shop.java')]: ''});
  writeFiles(folder, pom === undefined ? {} : {'core-java/pom.xml': pom});
  expect(() => libraries(openSource(folder, version))).toThrow(message);
});
