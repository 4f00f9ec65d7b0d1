import {readFileSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../lib/userError';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {licenseErrors} from './licenses';
import {overrideErrors, type Overrides} from './overrides';

interface LockedPackage {
  readonly license?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Whether Node would find the package `name` from the folder `from` of the lockfile. */
function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) {
      return true;
    }
    if (!folder.includes('/node_modules/')) {
      return folder !== '' && `node_modules/${name}` in packages;
    }
  }
}

/**
 * The errors that `npm install` writes to a lockfile without a warning and that break `npm ci` on
 * another machine: a missing package for another platform, which the registry did not have yet,
 * and the address of the registry that was used.
 */
export function lockfileErrors(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, {resolved, optionalDependencies = {}}]) => [
    ...Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, folder, name))
      .map(
        ([name, version]) =>
          `${name}@${version}, which ${folder} wants on some platform, is missing: choose by "overrides" in package.json a version of ${folder} that the registry has for all platforms`,
      ),
    ...(resolved === undefined
      ? []
      : [`${folder} names the address ${resolved}: install again with the .npmrc of this folder`]),
  ]);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

script('lockfile', () => {
  const {packages} = readJson('package-lock.json') as {packages: LockedPackages};
  const {overrides = {}} = readJson('package.json') as {overrides?: Overrides};
  const errors = [
    ...lockfileErrors(packages).map((error) => `package-lock.json: ${error}`),
    ...licenseErrors(packages),
    ...overrideErrors(overrides, readJson('overrides.json')),
  ];
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
});
