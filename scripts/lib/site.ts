import {UserError} from './userError';

/** Loads a module of the configuration, whose errors name in one line what is set wrong. */
async function load<Module>(module: () => Promise<Module>): Promise<Module> {
  try {
    return await module();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Where the site is published, from the configuration that it is built with.
 * @throws UserError when `SITE_URL` is no address; the configuration says so as soon as it is loaded.
 */
export async function siteAddress(): Promise<{readonly url: string; readonly baseUrl: string}> {
  return (await load(() => import('../../src/config/environment/site'))).SITE;
}

/**
 * Rejects incomplete credentials of the hosted search. The generator would report them too, among
 * the lines of a stack.
 * @throws UserError that names what is missing
 */
export async function requireWholeSearch(): Promise<void> {
  await load(async () => (await import('../../src/config/environment/searchMode')).searchMode());
}
