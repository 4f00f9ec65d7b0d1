import {exitWith} from '../../src/config/environment/userError';

/**
 * Runs `main` when the file that calls this is what was started, and not when it is imported.
 * Any error ends the process with exit code 1.
 *
 * @param file the `module` of that file
 */
export function script(file: NodeJS.Module, main: () => Promise<void> | void): void {
  if (require.main !== file) {
    return;
  }
  Promise.resolve().then(main).catch(exitWith);
}
