import {Problem} from './problem';

/**
 * Where the site is published, from the configuration that it is built with.
 * @throws Problem when `SITE_URL` is no address; the configuration says so as soon as it is loaded.
 */
export async function siteAddress(): Promise<{readonly url: string; readonly baseUrl: string}> {
  try {
    const {SITE} = await import('../../src/config/site');
    return SITE;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}
