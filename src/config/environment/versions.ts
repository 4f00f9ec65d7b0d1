import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The versions of a docs area that `docusaurus docs:version` made.
 *
 * @param siteDir absolute path of the site's folder
 * @param pluginId of the area
 * @returns their names, newest first; none when there is only the current version
 */
export function earlierVersions(siteDir: string, pluginId: string): string[] {
  const file = path.join(
    siteDir,
    pluginId === 'default' ? 'versions.json' : `${pluginId}_versions.json`,
  );
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
