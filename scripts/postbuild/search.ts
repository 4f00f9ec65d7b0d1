import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pack} from '../../src/search/indexFile';
import {recordsOf} from '../../src/search/records';
import {SITE} from '../../src/environment/site';
import {readSite} from '../search/readSite';
import {RECORDS_FILE} from '../search/recordsFile';
import type {BuiltSite, PostbuildStep} from './step';

/**
 * Writes what the search knows of the built pages: the index for readers into the build, and the
 * records for publishing and measuring beside it.
 */
export const search: PostbuildStep = {
  name: 'search',
  async run({outDir, baseUrl}: BuiltSite) {
    const pages = await readSite(outDir, baseUrl);
    const records = recordsOf(pages, SITE.url + baseUrl);
    const index = JSON.stringify(pack(pages));
    await write(path.join(outDir, 'search', 'index.json'), index);
    await write(RECORDS_FILE, JSON.stringify(records));
    const kilobytes = (gzipSync(index, {level: 9}).length / 1024).toFixed(0);
    return `${records.length} records of ${pages.length} pages, ${kilobytes} KB compressed`;
  },
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
