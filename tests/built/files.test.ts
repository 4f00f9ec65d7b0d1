import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {version as siteVersion} from '../../package.json';
import {EXTRACTION_DATE} from '../../src/config/identity';
import {readLibraries} from '../../src/framework';
import {startServer} from '../../scripts/serve';
import {BUILD, readBuilt, SITE} from '../site/support/buildOutput';
import {pageAt} from './support/site';

test('version.json names the versions of the facts and of this site', () => {
  const {tag, commit, date} = readLibraries();
  expect(JSON.parse(readBuilt('version.json'))).toEqual({
    frameworkVersion: tag.slice(1),
    frameworkTag: tag,
    frameworkCommit: commit,
    releaseDate: date,
    extractionDate: EXTRACTION_DATE,
    siteVersion,
  });
});

test('the quickstart offers the sample project with the checksum of its archive', () => {
  const {$} = pageAt('/docs/getting-started/quickstart');
  const href = $('a[download][href$=".zip"]').attr('href') ?? '';
  const archive = readFileSync(path.join(BUILD, href.slice(SITE.baseUrl.length)));
  const folder = path.basename(href, '.zip');
  expect(Object.keys(unzipSync(archive))).toContain(`${folder}/pom.xml`);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  expect($('#samples').nextUntil('h2').text()).toContain(
    `The archive's SHA-256 checksum is ${sha256}.`,
  );
});

test('the server of npm run serve answers as GitHub Pages does: folders redirect, other paths have 404.html', async () => {
  const server = await startServer({dir: BUILD, basePath: SITE.baseUrl, port: 0});
  for (const [address, status, answer] of [
    [SITE.baseUrl.slice(0, -1), 301, SITE.baseUrl],
    [`${SITE.baseUrl}assets`, 301, `${SITE.baseUrl}assets/`],
    [`${SITE.baseUrl}assets/`, 404, 'No page at this address'],
    [`${SITE.baseUrl}docs/%zz`, 404, 'No page at this address'],
    [`${SITE.baseUrl}docs//intro`, 404, 'No page at this address'],
    ['/elsewhere/docs/intro', 404, 'the site begins at'],
  ] as const) {
    const response = await fetch(new URL(address, server.url), {redirect: 'manual'});
    expect.soft(response.status, address).toBe(status);
    const shown = response.headers.get('Location') ?? (await response.text());
    expect.soft(shown, address).toContain(answer);
  }
  await server.close();
});
