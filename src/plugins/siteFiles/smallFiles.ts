import path from 'node:path';
import site from '../../../package.json';
import {EXTRACTION_DATE, FRAMEWORK_VERSION, RELEASE_DATE} from '../../config/identity';
import {commit, tag} from '../../framework/libraries.json';
import {write, type SiteStep} from './builtSite';

/** What tools read to learn which version of the framework the site documents. */
const VERSION = {
  /** As build tools name it: `2.9.0`. */
  frameworkVersion: FRAMEWORK_VERSION,
  frameworkTag: tag,
  /** All 40 digits. */
  frameworkCommit: commit,
  releaseDate: RELEASE_DATE,
  extractionDate: EXTRACTION_DATE,
  siteVersion: site.version,
};

/** `version.json`, which says for tools what the foot of each page says. */
export const version: SiteStep = async ({outDir}) => {
  await write(path.join(outDir, 'version.json'), `${JSON.stringify(VERSION, undefined, 2)}\n`);
  return `version.json, framework ${FRAMEWORK_VERSION}`;
};

/** Crawlers may read all, and find the sitemap by its absolute address. */
export const robots: SiteStep = async ({outDir, url, baseUrl}) => {
  const sitemap = `${url}${baseUrl}sitemap.xml`;
  const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n');
  await write(path.join(outDir, 'robots.txt'), text);
  return `robots.txt names ${sitemap}`;
};
