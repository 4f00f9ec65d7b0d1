import {strToU8, zipSync} from 'fflate';
import type {ProjectFile} from '.';
import {ARCHIVE_DATE} from '../../lib/archiveDate';
import {PROJECT_NAME} from './choices';

/**
 * Packs a project into one folder. The same files give the same bytes.
 *
 * @returns the zip
 */
export function packProject(files: readonly ProjectFile[]) {
  const entries = files.map(({path, text}) => [`${PROJECT_NAME}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), {mtime: ARCHIVE_DATE});
}
