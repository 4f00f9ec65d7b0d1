import path from 'node:path';
import {UserError} from './userError';

/**
 * Runs `main` when the file `scripts/<name>.ts` is what was started, and not when it is imported.
 * Any error ends the process with exit code 1.
 */
export function script(name: string, main: () => Promise<void> | void): void {
  if (path.basename(process.argv[1] ?? '', '.ts') !== name) {
    return;
  }
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      // The stack of any other error: that one is a bug.
      console.error(error instanceof UserError ? error.message : error);
      process.exit(1);
    });
}
