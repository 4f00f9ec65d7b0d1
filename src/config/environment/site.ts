import {UserError} from './userError';
import {SITE_URL} from './variables';

const DEFAULT_SITE_URL = 'https://boykaframework.github.io/boyka-framework/';

/**
 * Where the site is published: its address, split as Docusaurus wants it.
 *
 * @param address absolute http(s) address with the base path; by default `SITE_URL`, or GitHub Pages
 * @returns `url` without a trailing slash and `baseUrl` with a slash at both ends
 * @throws UserError when the address is not an http(s) address without query and hash
 */
export function siteAddress(address: string = SITE_URL ?? DEFAULT_SITE_URL) {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
    throw new UserError(
      `SITE_URL is "${address}": set it to an address with its base path, such as ${DEFAULT_SITE_URL}`,
    );
  }
  return {url: parsed.origin, baseUrl: `${parsed.pathname.replace(/\/+$/, '')}/`};
}
