// cspell:ignore OLDPWD SHLVL
import {createHash, type Hash} from 'node:crypto';
import {lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/environment/git';

/**
 * What the tools write. All else in the folder of the site counts as an input, whether Git tracks,
 * ignores, or does not know it: a file that is ignored can be in a page or in `static` too.
 */
const NO_INPUTS = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);
/** npm's list of what is installed. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Variables that a shell or npm sets, to other values in another folder or for another script. */
const SHELL = /^(?:_|PWD|OLDPWD|SHLVL|INIT_CWD|npm_.*)$/i;

/** The site, and the records of the search beside it. */
const OUTPUT = ['build', '.docusaurus/search'];
const STATE = '.cache/last-build.json';

/** All that a build depends on. */
export interface Inputs {
  readonly hash: string;
  /** When the reading began, and when the newest file had changed, in ms. */
  readonly readAt: number;
  readonly changedAt: number;
}

interface LastBuild {
  readonly inputs: string;
  readonly output: string;
}

/**
 * Adds the names and contents of all files in a folder to a hash.
 *
 * @returns when the newest file or folder in it had changed, in ms
 * @throws Error when something in it is neither file nor folder: the target of a link may change too
 */
function addFolder(hash: Hash, folder: string, skipped: ReadonlySet<string>): number {
  let changedAt = 0;
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    if (skipped.has(entry.name)) {
      continue;
    }
    const file = path.join(folder, entry.name);
    changedAt = Math.max(changedAt, lstatSync(file).ctimeMs);
    hash.update(JSON.stringify(entry.name));
    if (entry.isDirectory()) {
      hash.update('{');
      changedAt = Math.max(changedAt, addFolder(hash, file, new Set()));
      hash.update('}');
    } else if (entry.isFile()) {
      hash.update(createHash('sha256').update(readFileSync(file)).digest());
    } else {
      throw new Error(`${file} is neither a file nor a folder.`);
    }
  }
  return changedAt;
}

/**
 * Reads all that a build depends on: files, installed packages, environment, and Git's history,
 * which has the dates of pages.
 *
 * @param root absolute path of the site's folder
 * @returns undefined when that cannot be known, as without Git or npm
 */
export function readInputs(root: string): Inputs | undefined {
  const readAt = Date.now();
  const history = git(root, 'rev-parse', 'HEAD', '--show-prefix', '--is-shallow-repository');
  if (history === undefined) {
    return undefined;
  }
  const {locale, timeZone} = Intl.DateTimeFormat().resolvedOptions();
  const variables = Object.entries(process.env).filter(([name]) => !SHELL.test(name));
  const machine = [root, process.version, process.platform, process.arch, locale, timeZone];
  const hash = createHash('sha256').update(JSON.stringify([history, machine, variables.sort()]));
  try {
    hash.update(readFileSync(path.join(root, INSTALLED)));
    const changedAt = addFolder(hash, root, NO_INPUTS);
    return {hash: hash.digest('hex'), readAt, changedAt};
  } catch {
    return undefined;
  }
}

function hashOutput(root: string): string {
  const hash = createHash('sha256');
  OUTPUT.forEach((folder) => addFolder(hash, path.join(root, folder), new Set()));
  return hash.digest('hex');
}

/** Whether the last build had these inputs, and its output is as it was written. */
export function isUpToDate(root: string, inputs: Inputs): boolean {
  try {
    const last = JSON.parse(readFileSync(path.join(root, STATE), 'utf8')) as LastBuild;
    return last.inputs === inputs.hash && last.output === hashOutput(root);
  } catch {
    return false;
  }
}

/**
 * Records a successful build.
 *
 * @param inputs from before the build; when they changed since, nobody knows which of them it read
 */
export function recordBuild(root: string, inputs: Inputs | undefined): void {
  const state = path.join(root, STATE);
  const now = readInputs(root);
  if (!inputs || inputs.hash !== now?.hash || now.changedAt >= inputs.readAt) {
    rmSync(state, {force: true});
    return;
  }
  const last: LastBuild = {inputs: inputs.hash, output: hashOutput(root)};
  mkdirSync(path.dirname(state), {recursive: true});
  writeFileSync(state, JSON.stringify(last));
}
