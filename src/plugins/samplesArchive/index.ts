import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {globSync} from 'tinyglobby';
import {SAMPLES_ARCHIVE, SAMPLES_NAME} from '../../config/sampleArchive';
import {ARCHIVE_DATE} from '../../lib/archiveDate';
import {SAMPLES} from '../../sampleReader/readSample';
import {readRegions} from '../../sampleReader/regions';
import {pageData} from '../pageData';
import {write} from '../siteFiles/builtSite';

/** What Maven and the framework write, and the apps that a reader has downloaded. */
const MADE = ['{target,logs,screenshots,videos}/**', '**/*.{apk,app,ipa,zip}', '**/.DS_Store'];

/**
 * Packs the sample project as a reader gets it: without the markers of regions and forms. The same
 * files give the same bytes.
 *
 * @param folder name of the one folder in the archive
 * @param samples absolute path of the Maven project
 * @returns the zip
 */
export function samplesArchive(folder: string, samples: string = SAMPLES): Uint8Array {
  const names = globSync('**', {cwd: samples, dot: true, ignore: MADE}).sort();
  const files = names.map((name) => {
    const content = readFileSync(path.join(samples, name));
    const marked = /\.(?:java|kts|xml)$/.test(name);
    return [
      `${folder}/${name}`,
      marked ? strToU8(readRegions(content.toString()).lines.join('\n')) : content,
    ];
  });
  const zippable = Object.fromEntries(files) as Record<string, Uint8Array>;
  return zipSync(zippable, {level: 9, mtime: ARCHIVE_DATE});
}

/** Packs the sample project into the built site, and gives its checksum to the quickstart, which offers it. */
export default function samplesArchivePlugin(): Plugin {
  const archive = samplesArchive(SAMPLES_NAME);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  return {
    ...pageData('samples-archive', () => ({sha256})),
    async postBuild({outDir}) {
      await write(path.join(outDir, SAMPLES_ARCHIVE), archive);
    },
  };
}
