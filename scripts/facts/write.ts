import fs from 'node:fs';
import path from 'node:path';
import {layout} from './layout';

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
