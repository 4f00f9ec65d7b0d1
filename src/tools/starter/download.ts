import type {ProjectFile} from '@site/src/tools/starter';

/** Milliseconds. */
const RELEASE_AFTER = 60_000;

/**
 * Packs files into a zip, in one folder, and offers it as a download.
 *
 * @param files of the project
 * @param name of the folder, and of the zip without its ending
 * @throws when the library that packs cannot be loaded
 */
export async function downloadZip(files: readonly ProjectFile[], name: string): Promise<void> {
  // Most readers look and do not download.
  const {strToU8, zipSync} = await import('fflate');
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
