import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {agentsText} from '../../src/plugins/siteFiles/twins/agentsText';
import {readSources} from '../../src/plugins/starter';
import {createProject} from '../../src/tools/starter';
import {archiveFile, ARCHIVES} from '../../src/tools/starter/archives';
import {PROJECT_NAME} from '../../src/tools/starter/choices';
import {BUILD, HOME, SITE} from '../site/support/buildOutput';
import {PAGES} from './support/site';

test('each zip of the starter contains the files that its page would create', () => {
  const sources = readSources(process.cwd());
  const agents = agentsText(HOME);
  for (const choices of ARCHIVES) {
    const zip = unzipSync(readFileSync(path.join(BUILD, archiveFile(choices))));
    const files = Object.entries(zip).map(([name, text]) => [name, strFromU8(text)]);
    const created = createProject(choices, agents, sources);
    expect(files).toEqual(created.map(({path: name, text}) => [`${PROJECT_NAME}/${name}`, text]));
  }
});

test('the page of the starter links to each zip for readers without JavaScript', () => {
  const page = PAGES.find(({route}) => route === '/docs/getting-started/starter')!;
  // The parser reads it as a browser with JavaScript does: as text.
  const $ = load(page.$('main noscript').text());
  const links = $('li a').toArray();
  expect(links.map(({attribs}) => attribs['href'])).toEqual(
    ARCHIVES.map((choices) => SITE.baseUrl + archiveFile(choices)),
  );
});
