import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync, type Zippable} from 'fflate';
import {SAMPLES} from '../../remark/readSample';
import {readRegions} from '../../remark/sampleRegions';

/** What Maven and the framework write, and the apps that a reader has downloaded. */
const MADE = /^(?:target|logs|screenshots|videos)\/|\.(?:apk|app|ipa|zip)$|(?:^|\/)\.DS_Store$/;

/**
 * The oldest date that the format knows. It is one of local time: made from its parts, it gives the
 * same bytes in every time zone.
 */
const DATE = new Date(1980, 0, 1);

/**
 * The files of the sample project as a reader gets them: without the markers of regions.
 *
 * @param samples absolute path of the Maven project
 * @returns path from there, with slashes, and content, sorted by path
 */
function sampleFiles(samples: string = SAMPLES): [string, Uint8Array][] {
  return readdirSync(samples, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(samples, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !MADE.test(name))
    .sort()
    .map((name) => {
      const content = readFileSync(path.join(samples, name));
      const marked = /\.(?:java|xml)$/.test(name);
      return [name, marked ? strToU8(readRegions(content.toString()).lines.join('\n')) : content];
    });
}

/**
 * Packs the sample project. The same files give the same bytes.
 *
 * @param folder name of the one folder that the archive holds
 * @param samples absolute path of the Maven project
 * @returns the zip
 */
export function samplesArchive(folder: string, samples: string = SAMPLES): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of sampleFiles(samples)) {
    files[`${folder}/${name}`] = content;
  }
  return zipSync(files, {level: 9, mtime: DATE});
}
