import type {BuiltSite} from '../../../scripts/build/builtSite';
import {reading} from '../../../scripts/build/pageFiles';
import {temporaryFolder} from '../temporaryFolder';

/** Reads the pages of a build as the postbuild does. */
export async function readSite(files: Record<string, string>): Promise<BuiltSite> {
  const outDir = temporaryFolder(files);
  const site: BuiltSite = {outDir, url: 'https://example.org', baseUrl: '/base/', pages: []};
  await reading(site);
  return site;
}
