import type {ProjectFile} from '@site/src/tools/starter';

/** Milliseconds. */
const RELEASE_AFTER = 60_000;

/** Loads the library that packs: most readers look and do not download. Rejects if it is missing. */
export const loadPacker = () => import('fflate');

/**
 * Packs files into a zip, in one folder, and offers it as a download.
 *
 * @param packer from `loadPacker`
 * @param files of the project
 * @param name of the folder, and of the zip without its ending
 */
export function downloadZip(
  {strToU8, zipSync}: Awaited<ReturnType<typeof loadPacker>>,
  files: readonly ProjectFile[],
  name: string,
): void {
  const entries = files.map(({path, text}) => [`${name}/${path}`, strToU8(text)] as const);
  const zip = zipSync(Object.fromEntries(entries));
  const address = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  // Some browsers read the address only when the download begins.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
}
