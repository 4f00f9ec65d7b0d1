import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './run';

/** The names of the scripts in package.json that begin with `prefix`, in their order there. */
export function scriptsNamed(prefix: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const {scripts = {}} = manifest as {scripts?: Record<string, string>};
  return Object.keys(scripts).filter((name) => name.startsWith(prefix));
}
