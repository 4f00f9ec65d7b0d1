import {execFileSync} from 'node:child_process';
import {realpathSync} from 'node:fs';

const HOOKS = '.githooks';

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Has git check what is staged before each commit. npm is told to run no install scripts, so the
 * commands that a contributor uses do it.
 *
 * @param root folder of the site
 * @returns whether the hooks were switched on now; not outside of a git checkout of this site, and
 *   not where the contributor has chosen hooks already
 */
export function installHooks(root: string): boolean {
  const top = git(root, 'rev-parse', '--show-toplevel');
  const isOurs = top !== '' && realpathSync(top) === realpathSync(root);
  if (!isOurs || git(root, 'config', 'core.hooksPath') !== '') {
    return false;
  }
  git(root, 'config', 'core.hooksPath', HOOKS);
  return git(root, 'config', 'core.hooksPath') === HOOKS;
}
