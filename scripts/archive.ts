import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {ARCHIVE_NAME} from '../src/config/samples';
import {checksumFile, siteArchive} from './archive/siteArchive';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from './lib/site';

/** Packs `build/` as a copy for machines without internet, with its checksum, and prints its name. */
async function archive(): Promise<void> {
  const {baseUrl} = await siteAddress();
  const zip = siteArchive(path.join(ROOT, 'build'), baseUrl, ARCHIVE_NAME);
  const name = `${ARCHIVE_NAME}.zip`;
  writeFileSync(path.join(ROOT, name), zip);
  writeFileSync(path.join(ROOT, `${name}.sha256`), checksumFile(name, zip));
  console.log(`${name}, ${(zip.length / 2 ** 20).toFixed(1)} MiB`);
}

script('archive', archive);
