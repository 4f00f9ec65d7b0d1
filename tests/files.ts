import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files into a folder, by their paths in it. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}

/** Runs Git in a folder, with an author but without templates, and returns what it prints. */
export function runGit(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com'];
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, GIT_TEMPLATE_DIR: ''},
  } as const;
  return execFileSync('git', [...identity, ...args], options).trim();
}
