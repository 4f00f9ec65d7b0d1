import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/**
 * Writes facts as JSON: all of them or none, laid out by the repository's own formatter.
 *
 * @param folder where the files go
 * @param files name to content
 * @returns name to SHA-256 of what was written
 */
export async function writeFacts(
  folder: string,
  files: Record<string, unknown>,
): Promise<Record<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    const options = await prettier.resolveConfig(file);
    texts.set(name, await prettier.format(JSON.stringify(content), {...options, parser: 'json'}));
  }
  const temporary = [...texts].map(([name, text]) => {
    const target = path.join(folder, name);
    fs.writeFileSync(`${target}.new`, text);
    return target;
  });
  // Renamed only when every file is complete, so that a full disk leaves the old facts whole.
  temporary.forEach((target) => fs.renameSync(`${target}.new`, target));
  return Object.fromEntries(
    [...texts].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]),
  );
}
