// cspell:ignore Pplatform
import {COORDINATES, JAVA_VERSION} from '../config/identity';
import junitPom from '../samples/junit/pom.xml?raw';
import samplesPom from '../samples/pom.xml?raw';
import type {Choices, Runner} from './choices';

/** Name of a project: of its artifact, its folder, and its zip. */
export const PROJECT_NAME = 'my-tests';
const VERSION = '1.0.0-SNAPSHOT';

/** Group, artifact, and version of what a sample's `pom.xml` names, joined by colons. */
function coordinatesIn(pom: string, artifact: string): string {
  const pattern = new RegExp(
    `<groupId>([^<]+)</groupId>\\s*<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)<`,
  );
  const [, group, version] = pattern.exec(pom) ?? [];
  return `${group}:${artifact}:${version}`;
}

const RUNNER: Record<Runner, string> = {
  testng: coordinatesIn(samplesPom, 'testng'),
  junit: coordinatesIn(junitPom, 'junit-jupiter'),
};

function element(name: string, coordinates: string, more: readonly string[] = []): string[] {
  const [group, artifact, version] = coordinates.split(':');
  return [
    `<${name}>`,
    `  <groupId>${group}</groupId>`,
    `  <artifactId>${artifact}</artifactId>`,
    `  <version>${version}</version>`,
    ...more.map((line) => `  ${line}`),
    `</${name}>`,
  ];
}

const indented = (lines: readonly string[], width: number) =>
  lines.map((line) => `${' '.repeat(width)}${line}`).join('\n');

/** Which tests Surefire runs: those of the platform that a property names. */
const SELECTION: Record<Runner, string[]> = {
  testng: [
    '<configuration>',
    '  <suiteXmlFiles>',
    '    <suiteXmlFile>suites/${platform}.xml</suiteXmlFile>',
    '  </suiteXmlFiles>',
    '</configuration>',
  ],
  junit: [
    '<configuration>',
    '  <includes>',
    '    <include>**/${platform}/*Test.java</include>',
    '  </includes>',
    '</configuration>',
  ],
};

/** Writes `pom.xml`. Without `-Dplatform`, it runs the first platform. */
export function createPom({group, platforms, runner}: Choices): string {
  const compiler = coordinatesIn(samplesPom, 'maven-compiler-plugin');
  const surefire = coordinatesIn(samplesPom, 'maven-surefire-plugin');
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>

  <groupId>${group}</groupId>
  <artifactId>${PROJECT_NAME}</artifactId>
  <version>${VERSION}</version>

  <properties>
    <maven.compiler.release>${JAVA_VERSION}</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <platform>${platforms[0]}</platform>
  </properties>

  <dependencies>
${indented(element('dependency', COORDINATES), 4)}
${indented(element('dependency', RUNNER[runner], ['<scope>test</scope>']), 4)}
  </dependencies>

  <build>
    <plugins>
${indented(element('plugin', compiler), 6)}
${indented(element('plugin', surefire, SELECTION[runner]), 6)}
    </plugins>
  </build>
</project>
`;
}

/** Writes `settings.gradle.kts`. */
export function createGradleSettings(): string {
  return `rootProject.name = "${PROJECT_NAME}"\n`;
}

/** Writes `build.gradle.kts`. Without `-Pplatform`, it runs the first platform. */
export function createGradleBuild({group, platforms, runner}: Choices): string {
  const dependencies = [
    `testImplementation("${COORDINATES}")`,
    `testImplementation("${RUNNER[runner]}")`,
    // Gradle 9 does not add the launcher by itself; its version is that of JUnit.
    ...(runner === 'junit'
      ? ['testRuntimeOnly("org.junit.platform:junit-platform-launcher")']
      : []),
  ];
  const selection =
    runner === 'junit'
      ? ['useJUnitPlatform()', 'include("**/$platform/*Test.class")']
      : ['useTestNG { suites("suites/$platform.xml") }'];
  return `plugins {
    java
}

group = "${group}"
version = "${VERSION}"

val platform = providers.gradleProperty("platform").getOrElse("${platforms[0]}")

repositories {
    mavenCentral()
}

dependencies {
${indented(dependencies, 4)}
}

tasks.compileTestJava {
    options.release.set(${JAVA_VERSION})
    options.encoding = "UTF-8"
}

tasks.test {
${indented(selection, 4)}
    testLogging.showStandardStreams = true
    outputs.upToDateWhen { false }
}
`;
}
