import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {BUILD, loadBuilt, SITE} from './support/buildOutput';
import {expect, test} from './support/test';

test('the quickstart offers the sample project with the checksum of its archive', () => {
  const page = loadBuilt('docs/getting-started/quickstart');
  const href = page('a[download][href$=".zip"]').attr('href') ?? '';
  const archive = readFileSync(path.join(BUILD, href.slice(SITE.baseUrl.length)));
  const folder = path.basename(href, '.zip');
  expect(Object.keys(unzipSync(archive))).toContain(`${folder}/pom.xml`);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  expect(page('#samples').nextUntil('h2').text()).toContain(
    `The archive's SHA-256 checksum is ${sha256}.`,
  );
});
