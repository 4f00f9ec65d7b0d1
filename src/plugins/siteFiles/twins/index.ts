import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {AGENTS_FILE, LLMS_FILE, MARKDOWN_ARCHIVE} from '../../../config/assistants';
import {agentsText} from '../../assistants/agentsText';
import {inForms} from '../../../sampleReader/regions';
import {ARCHIVE_DATE} from '../../../lib/archiveDate';
import {write, type BuiltPage, type SiteStep} from '../builtSite';
import {llmsText} from './llms';

/** Writes each twin beside its page, their index, and an archive of both. */
export const twins: SiteStep = async ({outDir, url, baseUrl, pages}) => {
  // In the order of the sidebars and of the blog; what is not in the list comes last.
  const list = pages.find(({route}) => route === 'pages')?.links ?? [];
  const placeOf = ({route}: BuiltPage) => list.indexOf(baseUrl + route) + 1 || list.length + 1;
  const ordered = pages.filter(({twin}) => twin).sort((a, b) => placeOf(a) - placeOf(b));
  const files = {
    [LLMS_FILE]: llmsText(ordered, url + baseUrl),
    ...Object.fromEntries(ordered.map(({route, twin}) => [`${route}.md`, twin!])),
  };
  for (const [name, text] of Object.entries(files)) {
    await write(path.join(outDir, name), text);
  }
  // Its file in the site is written by another plugin, perhaps later.
  const texts = {...files, [AGENTS_FILE]: inForms(agentsText(url + baseUrl), [])};
  await write(path.join(outDir, MARKDOWN_ARCHIVE), archiveOf(texts));
  return `${ordered.length} written, with ${LLMS_FILE} and ${MARKDOWN_ARCHIVE}`;
};

/** Packs texts; the same ones give the same bytes. */
function archiveOf(texts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), {level: 9, mtime: ARCHIVE_DATE});
}
