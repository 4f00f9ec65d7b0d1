import fs from 'node:fs';
import path from 'node:path';
import {jsonLine} from '../../src/framework/jsonLine';

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

/** A line is at most this long before a list or an object is broken over lines. */
const WIDTH = 110;

/**
 * JSON that reads well in a diff: what fits is on one line.
 *
 * @param value what is written; keys without a value are left out
 * @returns text with a newline at its end
 */
export function layout(value: unknown): string {
  return `${print(JSON.parse(JSON.stringify(value)), '')}\n`;
}

function print(value: unknown, indent: string): string {
  const line = jsonLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) {
    return line;
  }
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => deeper + print(item, deeper));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${print(item, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
