import {UserError} from './userError';

/**
 * Where the site is published, from the configuration that it is built with. The generator would
 * report what is set wrong there too, among the lines of a stack.
 * @throws UserError when `SITE_URL` is no address, or credentials of the hosted search are missing
 */
export async function siteAddress(): Promise<{readonly url: string; readonly baseUrl: string}> {
  try {
    const {SITE} = await import('../../src/config/environment/site');
    const {searchMode} = await import('../../src/config/environment/searchMode');
    searchMode();
    return SITE;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
