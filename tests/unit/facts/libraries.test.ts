import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {buildFiles, libraries} from '../../../scripts/facts/libraries';
import {openSource} from '../../../scripts/facts/source';
import {temporaryFolder} from '../temporaryFolder';

const version = {tag: 'v1.0.0', commit: 'a'.repeat(40), date: '2025-10-07'};
const tree = path.join(__dirname, '..', 'fixtures', 'java');

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

describe('throws one clear line', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
    fs.cpSync(tree, folder, {recursive: true});
  });

  const pom = (): string => path.join(folder, 'core-java', 'pom.xml');
  const read = () => libraries(openSource(folder, version));

  test('when the build file is missing', () => {
    fs.rmSync(pom());
    expect(read).toThrow(/pom\.xml is missing: name the root of a framework checkout\.$/);
  });

  test('when the build file has no dependencies', () => {
    fs.writeFileSync(pom(), '<project><name>none</name></project>');
    expect(read).toThrow(/pom\.xml is not a build file with properties and dependencies\.$/);
  });

  test('when a version has an unknown property', () => {
    const text = fs.readFileSync(pom(), 'utf8');
    fs.writeFileSync(pom(), text.replace('<driver.version>5.0</driver.version>', ''));
    expect(read).toThrow(/uses the property driver\.version, but does not define it\.$/);
  });
});
