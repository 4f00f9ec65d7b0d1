import {date as extractionDate} from '../framework/extraction.json';
import {date, java, tag} from '../framework/libraries.json';

// Values only, nothing of the environment: components show them in a reader's browser.

/** What the site is called; the product's facts come from `src/framework`. */
export const TITLE = 'Boyka Framework';
export const TAGLINE =
  'Ultimate test automation framework for automating Web, Android, iOS and API applications';
/** What the framework is for, in one line: heading of the home page, and line of the footer. */
export const SUMMARY = 'Web, Android, iOS, macOS, and API tests in one Java project';
export const ORGANIZATION = 'BoykaFramework';
export const PROJECT = 'boyka-framework';
export const COPYRIGHT_YEAR = 2025;

/** The framework's version, which labels the documentation of every area. */
export const FRAMEWORK_VERSION = tag.slice(1);

/** The day of its release, `2025-10-07`. */
export const RELEASE_DATE = date;

/** The day on which its facts were extracted, `2026-11-22`. */
export const EXTRACTION_DATE = extractionDate;

/** The oldest Java that the framework runs on. */
export const JAVA_VERSION = java;

/** The oldest Maven for projects with the framework, and for the framework's own build. */
export const MAVEN_VERSION = '3.8';

/** The framework as build tools name it. */
export const COORDINATES = `io.github.boykaframework:boyka-framework:${FRAMEWORK_VERSION}`;

const repository = `https://github.com/${ORGANIZATION}/${PROJECT}`;

/** Addresses outside the site that more than one part of it names. */
export const LINKS = {
  repository,
  roadMap: 'https://github.com/orgs/BoykaFramework/projects/4/views/1',
  sponsors: 'https://github.com/sponsors/BoykaFramework',
  discord: 'https://dub.sh/boyka-discord',
  x: 'https://dub.sh/boyka-twitter',
  linkedIn: 'https://dub.sh/boyka-linkedin',
  stackOverflow: 'https://stackoverflow.com/questions/tagged/boyka-framework',
  mavenCentral: 'https://central.sonatype.com/artifact/io.github.boykaframework/boyka-framework',
} as const;
