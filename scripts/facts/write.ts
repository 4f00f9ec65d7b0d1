import fs from 'node:fs';
import path from 'node:path';
import stringify from 'json-stringify-pretty-compact';

/** The file with the day on which the facts were extracted. */
const EXTRACTION = 'src/framework/extraction.json';

/**
 * Writes files, all of them or none: text as it is, and facts as JSON that is laid out for a readable
 * diff. A run on the same source leaves every file as it was, byte by byte and on any day: the day of
 * the extraction changes with the other files only.
 *
 * @param folder where the files go
 * @param files path below the folder to content
 * @param now when the facts were extracted
 */
export function writeFacts(folder: string, files: Record<string, unknown>, now: Date): void {
  const texts = new Map<string, string>();
  const add = (name: string, content: unknown) =>
    texts.set(path.join(folder, name), typeof content === 'string' ? content : layout(content));
  Object.entries(files).forEach(([name, content]) => add(name, content));
  const isCurrent = ([file, text]: [string, string]) =>
    fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
  if ([...texts].every(isCurrent)) {
    return;
  }
  add(EXTRACTION, {date: now.toISOString().slice(0, 10)});
  try {
    texts.forEach((text, file) => fs.writeFileSync(`${file}.new`, text));
    // Renamed only when every file is complete, so that a full disk leaves the old facts whole.
    texts.forEach((_, file) => fs.renameSync(`${file}.new`, file));
  } finally {
    texts.forEach((_, file) => fs.rmSync(`${file}.new`, {force: true}));
  }
}

/**
 * JSON that reads well in a diff: what fits is on one line.
 *
 * @param value what is written; keys without a value are left out
 * @returns text with a newline at its end
 */
export const layout = (value: unknown): string => `${stringify(value, {maxLength: 110})}\n`;
