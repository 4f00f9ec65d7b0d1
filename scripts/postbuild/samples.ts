import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SAMPLES_ARCHIVE, SAMPLES_NAME} from '../../src/config/samples';
import {samplesArchive} from '../samples/archive';
import type {PostbuildStep} from './step';

/** Postbuild step: the sample project as an archive, which the quickstart offers. */
export const samples: PostbuildStep = {
  name: 'Samples',
  run: async ({outDir}) => {
    const file = path.join(outDir, SAMPLES_ARCHIVE);
    const archive = samplesArchive(SAMPLES_NAME);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, archive);
    return `${SAMPLES_ARCHIVE}, ${Math.ceil(archive.length / 1024)} KiB`;
  },
};
