import {Problem} from './problem';

/** Where the site is published unless `SITE_URL` moves it. */
export const DEFAULT_SITE_URL = 'https://boykaframework.github.io/boyka-framework/';

/**
 * The path below which the site lies, with a slash at both ends.
 * @param siteUrl the address of the whole site, the value of `SITE_URL`.
 * @throws Problem when it is no address.
 */
export function basePathOf(siteUrl: string | undefined): string {
  const address = siteUrl === undefined || siteUrl === '' ? DEFAULT_SITE_URL : siteUrl;
  if (!URL.canParse(address)) {
    throw new Problem(
      `SITE_URL is "${address}": set it to a whole address, like ${DEFAULT_SITE_URL}`,
    );
  }
  return new URL(address).pathname.replace(/\/*$/, '/');
}
