import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync, type Zippable} from 'fflate';
import {globSync} from 'tinyglobby';
import {SAMPLES} from '../../knowledge/samples/readSample';
import {readRegions} from '../../knowledge/samples/regions';

/** What Maven and the framework write, and the apps that a reader has downloaded. */
const MADE = ['{target,logs,screenshots,videos}/**', '**/*.{apk,app,ipa,zip}', '**/.DS_Store'];

/**
 * The oldest date that the format knows. It is one of local time: made from its parts, it gives the
 * same bytes in every time zone.
 */
const DATE = new Date(1980, 0, 1);

/**
 * Packs files. The same files give the same bytes.
 *
 * @param folder name of the one folder in the archive
 * @param files path from there, with slashes, and content, with options of its compression
 * @returns the zip
 */
export function zip(folder: string, files: readonly [string, Zippable[string]][]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(([name, file]) => [`${folder}/${name}`, file])), {
    level: 9,
    mtime: DATE,
  });
}

/** The SHA-256 of a file in hexadecimal digits. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Packs the sample project as a reader gets it: without the markers of regions.
 *
 * @param folder name of the one folder in the archive
 * @param samples absolute path of the Maven project
 * @returns the zip
 */
export function samplesArchive(folder: string, samples: string = SAMPLES): Uint8Array {
  const names = globSync('**', {cwd: samples, dot: true, ignore: MADE}).sort();
  return zip(
    folder,
    names.map((name) => {
      const content = readFileSync(path.join(samples, name));
      const marked = /\.(?:java|xml)$/.test(name);
      return [name, marked ? strToU8(readRegions(content.toString()).lines.join('\n')) : content];
    }),
  );
}
