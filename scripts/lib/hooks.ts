import {existsSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/config/environment/git';

const HOOKS = '.githooks';

/**
 * Makes Git check what is staged before each commit: npm runs no install scripts here. Not outside
 * of the site's own repository, and not where the contributor has hooks already.
 *
 * @param siteDir folder of the site, the root of its repository or a folder in it
 */
export function installHooks(siteDir: string): void {
  const isOurs = git(siteDir, 'ls-files', '--error-unmatch', `${HOOKS}/pre-commit`) !== undefined;
  const present = git(siteDir, 'rev-parse', '--git-path', 'hooks/pre-commit') ?? '';
  const isSet = git(siteDir, 'config', 'core.hooksPath') !== undefined;
  if (isOurs && !isSet && !existsSync(path.resolve(siteDir, present))) {
    // A relative path starts at the root of the working tree.
    const folder = git(siteDir, 'rev-parse', '--show-prefix') ?? '';
    git(siteDir, 'config', 'core.hooksPath', `${folder}${HOOKS}`);
  }
}
