// cspell:ignore TESTAPPID
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {docusaurus} from '../../../scripts/lib/docusaurus';
import {ROOT} from '../../../scripts/lib/run';

/** Credentials as the hosted service's look; nobody is ever asked with them. */
export const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPPID0',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'boyka-test',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
};

/**
 * Builds the site once more, as a deployment with credentials does, into a folder of its own.
 *
 * @returns the folder
 * @throws Error with the output of the generator when it fails
 */
export async function buildHosted(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'hosted');
  await rm(folder, {recursive: true, force: true});
  const {code, output} = await docusaurus(['build', '--out-dir', path.join(folder, 'build')], {
    timeoutMs: 300_000,
    env: {
      ...HOSTED,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/hosted/generated',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
  if (code !== 0) {
    throw new Error(`The hosted build failed:\n${output}`);
  }
  return path.join(folder, 'build');
}
