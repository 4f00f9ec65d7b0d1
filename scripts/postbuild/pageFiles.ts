import {constants} from 'node:fs';
import {copyFile, mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {PostbuildStep} from './builtSite';

/**
 * First postbuild step: moves each `docs/intro.html` to `docs/intro/index.html`. The generator writes
 * the first, because addresses have no slash at their end; with the second, the address with a slash
 * works too.
 */
export const folders: PostbuildStep = async ({outDir}) => {
  const ignore = ['404.html', '**/index.html'];
  const files = globSync('**/*.html', {cwd: outDir, absolute: true, ignore});
  await Promise.all(
    files.map(async (file) => {
      const folder = file.slice(0, -'.html'.length);
      await mkdir(folder, {recursive: true});
      await rename(file, path.join(folder, 'index.html'));
    }),
  );
  return `${files.length} pages`;
};

/**
 * Postbuild step after all that write or change pages: copies each `docs/intro/index.html` to
 * `docs/intro.html`. GitHub Pages then answers `/docs/intro`, the form of every link and canonical
 * address, with the page instead of a redirect to `/docs/intro/`.
 *
 * @throws Error when a file of that name exists
 */
export const flatCopies: PostbuildStep = async ({outDir}) => {
  const files = globSync('*/**/index.html', {cwd: outDir, absolute: true});
  await Promise.all(
    files.map((file) => copyFile(file, `${path.dirname(file)}.html`, constants.COPYFILE_EXCL)),
  );
  return `${files.length} written`;
};
