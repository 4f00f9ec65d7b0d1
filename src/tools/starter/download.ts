import type {ProjectFile} from '@site/src/tools/starter';
import {PROJECT_NAME} from '@site/src/tools/starter/choices';
import {packProject, type Packer} from '@site/src/tools/starter/pack';

/** Milliseconds. */
const RELEASE_AFTER = 60_000;

/** Loads the library that packs: most readers look and do not download. Rejects if it is missing. */
export const loadPacker = (): Promise<Packer> => import('fflate');

/**
 * Packs a project into a zip, and offers it as a download.
 *
 * @param packer from `loadPacker`
 * @param files of the project
 */
export function downloadZip(packer: Packer, files: readonly ProjectFile[]): void {
  const zip = packProject(packer, files);
  const address = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PROJECT_NAME}.zip`;
  link.click();
  // Some browsers read the address only when the download begins.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
}
