import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {SAMPLES_ARCHIVE, SAMPLES_NAME} from '../../config/samples';
import {samplesArchive, sha256} from './archive';

/**
 * Packs the sample project, which the quickstart offers, into the built site, and writes its
 * checksum to `@generated/samples-archive/default/checksum.json` for the page.
 */
export default function samplesArchivePlugin(): Plugin {
  const archive = samplesArchive(SAMPLES_NAME);
  return {
    name: 'samples-archive',
    async contentLoaded({actions}) {
      await actions.createData('checksum.json', {sha256: sha256(archive)});
    },
    async postBuild({outDir}) {
      const file = path.join(outDir, SAMPLES_ARCHIVE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, archive);
    },
  };
}
