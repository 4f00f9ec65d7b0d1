import path from 'node:path';
import {write, type BuiltPage, type SiteStep} from '../builtSite';
import {llmsFiles} from './llms';

/** Writes each twin beside its page, and the files for language models. */
export const twins: SiteStep = async ({outDir, url, baseUrl, pages}) => {
  // In the order of the sidebars and of the blog; what is not in the list comes last.
  const list = pages.find(({route}) => route === 'pages')?.links ?? [];
  const placeOf = ({route}: BuiltPage) => list.indexOf(baseUrl + route) + 1 || list.length + 1;
  const ordered = pages.filter(({twin}) => twin).sort((a, b) => placeOf(a) - placeOf(b));
  for (const {route, twin} of ordered) {
    await write(path.join(outDir, `${route}.md`), twin!);
  }
  const files = llmsFiles(ordered, url + baseUrl);
  for (const [name, text] of files) {
    await write(path.join(outDir, name), text);
  }
  return `${ordered.length} written, and ${files.size} files for language models`;
};
