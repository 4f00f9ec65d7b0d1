import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createProject, SOURCE_FILES} from '../../tools/starter';
import {archiveFile, ARCHIVES} from '../../tools/starter/archives';
import type {Sources} from '../../tools/starter/choices';
import {packProject} from '../../tools/starter/pack';
import {pageData} from '../pageData';
import {write} from '../siteFiles/builtSite';
import {agentsText} from '../siteFiles/twins/agentsText';

/**
 * Reads the texts that projects are created from.
 *
 * @param siteDir absolute path of the site's folder
 */
export function readSources(siteDir: string): Sources {
  const read = (file: string) => readFileSync(path.join(siteDir, 'src', file), 'utf8');
  return Object.fromEntries(SOURCE_FILES.map((file) => [file, read(file)]));
}

/**
 * Creates and packs the usual projects.
 *
 * @param siteDir absolute path of the site's folder
 * @param agents text of the file for coding assistants
 * @returns the zips by their paths from the base path
 */
export function starterArchives(siteDir: string, agents: string): [string, Uint8Array][] {
  const sources = readSources(siteDir);
  return ARCHIVES.map((choices) => [
    archiveFile(choices),
    packProject(createProject(choices, agents, sources)),
  ]);
}

/** Gives the project starter what it creates projects from, and writes the usual ones into the built site. */
export default function starter({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const agents = agentsText(siteConfig.url + baseUrl);
  return {
    ...pageData('starter', () => ({sources: readSources(siteDir), agents})),
    getPathsToWatch: () => SOURCE_FILES.map((file) => `src/${file}`),
    async postBuild({outDir}) {
      for (const [name, zip] of starterArchives(siteDir, agents)) {
        await write(path.join(outDir, name), zip);
      }
    },
  };
}
