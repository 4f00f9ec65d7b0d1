import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {AGENTS_FILE, LLMS_FILE, MARKDOWN_ARCHIVE} from '../../../config/assistants';
import {ARCHIVE_DATE} from '../../../lib/archiveDate';
import {inForms} from '../../../sampleReader/regions';
import {write, type BuiltPage, type SiteStep} from '../builtSite';
import {agentsText} from './agentsText';
import {llmsText} from './llms';

/** Writes each twin beside its page, their index, the file for coding assistants, and an archive of all. */
export const twins: SiteStep = async ({outDir, url, baseUrl, order, pages}) => {
  // What is not in the order comes last.
  const placeOf = ({route}: BuiltPage) => order.indexOf(route) + 1 || order.length + 1;
  const ordered = pages.filter(({twin}) => twin).sort((a, b) => placeOf(a) - placeOf(b));
  const files = {
    [LLMS_FILE]: llmsText(ordered, url + baseUrl),
    ...Object.fromEntries(ordered.map(({route, twin}) => [`${route}.md`, twin!])),
    [AGENTS_FILE]: inForms(agentsText(url + baseUrl), []),
  };
  for (const [name, text] of Object.entries(files)) {
    await write(path.join(outDir, name), text);
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const archive = zipSync(Object.fromEntries(packed), {level: 9, mtime: ARCHIVE_DATE});
  await write(path.join(outDir, MARKDOWN_ARCHIVE), archive);
  return `${ordered.length} written, with ${LLMS_FILE}, ${AGENTS_FILE}, and ${MARKDOWN_ARCHIVE}`;
};
