// cspell:ignore Pplatform
import gradleBuild from '../../samples/build.gradle.kts?raw';
import junitPom from '../../samples/junit/pom.xml?raw';
import testngPom from '../../samples/pom.xml?raw';
import {readRegions} from '../../sampleReader/regions';
import type {Choices} from './choices';

/** Name of a project: of its artifact, its folder, and its zip. */
export const PROJECT_NAME = 'my-tests';
const VERSION = '1.0.0-SNAPSHOT';

/** The end of Surefire's coordinates in the sample for JUnit, which has no configuration of it. */
const SUREFIRE = /(?<=maven-surefire-plugin<\/artifactId>\n.*\n)/;

/** Which tests of JUnit Surefire runs. Those of TestNG are in the suite of a platform. */
const JUNIT_TESTS = `        <configuration>
          <includes>
            <include>**/\${platform}/*Test.java</include>
          </includes>
        </configuration>
`;

/** Writes `pom.xml`, that of a sample. Without `-Dplatform`, it runs the first platform. */
export function createPom({group, platforms, runner}: Choices): string {
  const sample = runner === 'junit' ? junitPom : testngPom;
  return readRegions(sample)
    .lines.join('\n')
    .replace(
      /<groupId>[^]*?<\/version>/,
      `<groupId>${group}</groupId>
  <artifactId>${PROJECT_NAME}</artifactId>
  <version>${VERSION}</version>`,
    )
    .replace(
      /(?: *<platform>.*\n)? *<\/properties>/,
      `    <platform>${platforms[0]}</platform>
  </properties>`,
    )
    .replace(SUREFIRE, runner === 'junit' ? JUNIT_TESTS : '');
}

/** Writes `build.gradle.kts`, that of the samples. Without `-Pplatform`, it runs the first platform. */
export function createGradleBuild({group, platforms, runner}: Choices): string {
  const build = gradleBuild
    .replace(/(?=val platform)/, `group = "${group}"\nversion = "${VERSION}"\n\n`)
    .replace(/getOrElse\(".*"\)/, `getOrElse("${platforms[0]}")`);
  if (runner === 'testng') {
    return build;
  }
  const [, version] = /junit-jupiter<\/artifactId>\s*<version>([^<]+)/.exec(junitPom) ?? [];
  // Gradle 9 does not add the launcher by itself; its version is that of JUnit.
  return build
    .replace(
      /testImplementation\("org\.testng:.*\)/,
      `testImplementation("org.junit.jupiter:junit-jupiter:${version}")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher")`,
    )
    .replace(
      /useTestNG .*/,
      `useJUnitPlatform()
    include("**/$platform/*Test.class")`,
    );
}
