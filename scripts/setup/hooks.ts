import {existsSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/environment/git';

const HOOKS = '.githooks';

/**
 * Makes Git check what is staged before each commit. npm runs no install scripts here, so `npm
 * start` does it.
 *
 * @param siteDir folder of the site, the root of its repository or a folder in it
 * @returns whether the hooks were switched on now; not outside of the site's own repository, and
 *   not where the contributor has hooks already
 */
export function installHooks(siteDir: string): boolean {
  const isOurs = git(siteDir, 'ls-files', '--error-unmatch', `${HOOKS}/pre-commit`) !== undefined;
  const present = git(siteDir, 'rev-parse', '--git-path', 'hooks/pre-commit') ?? '';
  if (
    !isOurs ||
    git(siteDir, 'config', 'core.hooksPath') !== undefined ||
    existsSync(path.resolve(siteDir, present))
  ) {
    return false;
  }
  // A relative path starts at the root of the working tree.
  const folder = git(siteDir, 'rev-parse', '--show-prefix') ?? '';
  return git(siteDir, 'config', 'core.hooksPath', `${folder}${HOOKS}`) !== undefined;
}
