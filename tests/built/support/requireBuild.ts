import {existsSync} from 'node:fs';
import {exitWith, UserError} from '../../../src/config/environment/userError';

/** Stops before the first test, in one line, where there is no build. */
export default function requireBuild(): void {
  if (!existsSync('build/index.html')) {
    exitWith(new UserError('There is no build to test: run `npm run build` first.'));
  }
}
