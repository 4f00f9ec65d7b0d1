import fs from 'node:fs';
import path from 'node:path';
import {layout} from './layout';

/** The file with the day on which the facts were extracted. */
const EXTRACTION = 'src/framework/extraction.json';

/**
 * Adds the day of the extraction to facts that differ from those on the disk. A run on the same
 * source has to leave every file as it was, byte by byte and on any day, so the day changes with the
 * facts only.
 *
 * @param folder where the files are
 * @param facts path below the folder to content
 * @param now when the facts were extracted
 */
export function withExtractionDay(
  folder: string,
  facts: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  const isCurrent = Object.entries(facts).every(([name, content]) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === layout(content);
  });
  return isCurrent ? facts : {...facts, [EXTRACTION]: {date: now.toISOString().slice(0, 10)}};
}

/**
 * Writes files, all of them or none: text as it is, and facts as JSON that is laid out for a readable diff.
 *
 * @param folder where the files go
 * @param files path below the folder to content
 */
export function writeFacts(folder: string, files: Record<string, unknown>): void {
  const texts = new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? content : layout(content),
    ]),
  );
  const targets = [...texts.keys()].map((name) => path.join(folder, name));
  try {
    [...texts.values()].forEach((text, i) => fs.writeFileSync(`${targets[i]}.new`, text));
    // Renamed only when every file is complete, so that a full disk leaves the old facts whole.
    targets.forEach((target) => fs.renameSync(`${target}.new`, target));
  } finally {
    targets.forEach((target) => fs.rmSync(`${target}.new`, {force: true}));
  }
}
