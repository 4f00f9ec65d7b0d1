import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import site from '../../package.json';
import extraction from '../../src/framework/extraction.json';
import {commit, date, tag} from '../../src/framework/libraries.json';
import type {PostbuildStep} from './step';

/** What tools read to learn which version of the framework the site documents. */
export interface SiteVersion {
  /** Of the framework, as build tools name it: `2.9.0`. */
  readonly frameworkVersion: string;
  readonly frameworkTag: string;
  /** All 40 digits. */
  readonly frameworkCommit: string;
  /** The day of the framework's release: `2025-10-07`. */
  readonly releaseDate: string;
  /** The day on which the facts changed last. */
  readonly extractionDate: string;
  /** Of this site. */
  readonly siteVersion: string;
}

/** Postbuild step: `version.json`, which says for tools what the foot of each page says. */
export const version: PostbuildStep = {
  name: 'Version',
  run: async ({outDir}) => {
    const versions: SiteVersion = {
      frameworkVersion: tag.slice(1),
      frameworkTag: tag,
      frameworkCommit: commit,
      releaseDate: date,
      extractionDate: extraction.date,
      siteVersion: site.version,
    };
    await writeFile(
      path.join(outDir, 'version.json'),
      `${JSON.stringify(versions, undefined, 2)}\n`,
    );
    return `version.json, framework ${versions.frameworkVersion}`;
  },
};
