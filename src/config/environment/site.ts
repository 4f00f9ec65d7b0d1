import {SITE_URL} from './variables';

const DEFAULT_SITE_URL = 'https://boykaframework.github.io/boyka-framework/';

/**
 * Splits the site's address as Docusaurus wants it.
 *
 * @param address absolute http(s) address with the base path, `SITE_URL` or the default
 * @returns `url` without a trailing slash and `baseUrl` with a slash at both ends
 * @throws Error in one line when the address is not an http(s) address without query and hash
 */
export function splitSiteUrl(address: string = DEFAULT_SITE_URL): {url: string; baseUrl: string} {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
    throw new Error(
      `SITE_URL is "${address}": set it to an address with its base path, such as ${DEFAULT_SITE_URL}`,
    );
  }
  return {url: parsed.origin, baseUrl: `${parsed.pathname.replace(/\/+$/, '')}/`};
}

export const SITE = splitSiteUrl(SITE_URL);
