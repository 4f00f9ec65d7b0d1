import {constants} from 'node:fs';
import {copyFile, mkdir, readdir, rename} from 'node:fs/promises';
import path from 'node:path';
import type {PostbuildStep} from './step';

/** Files that are no page with an address of its own. */
const OTHERS = new Set(['index.html', '404.html']);

async function filesIn(outDir: string): Promise<string[]> {
  return (await readdir(outDir, {recursive: true})).filter(
    (file) => file.endsWith('.html') && !OTHERS.has(file),
  );
}

/**
 * Moves each `docs/intro.html` to `docs/intro/index.html`. The generator writes the first, because
 * addresses have no slash at their end; with the second, the address with a slash works too.
 *
 * @param outDir the folder of the build
 * @returns the number of pages
 */
async function moveIntoFolders(outDir: string): Promise<number> {
  const files = (await filesIn(outDir)).filter((file) => path.basename(file) !== 'index.html');
  await Promise.all(
    files.map(async (file) => {
      const folder = path.join(outDir, file.slice(0, -'.html'.length));
      await mkdir(folder, {recursive: true});
      await rename(path.join(outDir, file), path.join(folder, 'index.html'));
    }),
  );
  return files.length;
}

/**
 * Copies each `docs/intro/index.html` to `docs/intro.html`. GitHub Pages then answers `/docs/intro`,
 * the form of every link and canonical address, with the page instead of a redirect to
 * `/docs/intro/`.
 *
 * @param outDir the folder of the build
 * @returns the number of copies
 * @throws Error when a file of that name exists
 */
async function writeFlatCopies(outDir: string): Promise<number> {
  const files = (await filesIn(outDir)).filter((file) => path.basename(file) === 'index.html');
  await Promise.all(
    files.map((file) =>
      copyFile(
        path.join(outDir, file),
        path.join(outDir, `${path.dirname(file)}.html`),
        constants.COPYFILE_EXCL,
      ),
    ),
  );
  return files.length;
}

/** First postbuild step: the steps after it find each page in a folder of its own. */
export const folders: PostbuildStep = {
  name: 'Folders',
  run: async ({outDir}) => `${await moveIntoFolders(outDir)} pages`,
};

/** Postbuild step after all that write or change pages. */
export const flatCopies: PostbuildStep = {
  name: 'Flat copies',
  run: async ({outDir}) => `${await writeFlatCopies(outDir)} written`,
};
