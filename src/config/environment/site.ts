import {FRAMEWORK_VERSION} from '../identity';
import {UserError} from './userError';
import {AS_EARLIER_VERSION, SITE_URL} from './variables';

const DEFAULT_SITE_URL = 'https://boykaframework.github.io/boyka-framework/';

/**
 * Where the site is published: its address, split as Docusaurus wants it.
 *
 * @param address absolute http(s) address with the base path; by default `SITE_URL`, or GitHub Pages
 * @param asEarlier whether the site is an earlier version, in a folder such as `2.9` at this address
 * @returns `url` without a trailing slash and `baseUrl` with a slash at both ends
 * @throws UserError when the address is not an http(s) address without query and hash
 */
export function siteAddress(
  address: string = SITE_URL ?? DEFAULT_SITE_URL,
  asEarlier = AS_EARLIER_VERSION !== undefined,
) {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
    throw new UserError(
      `SITE_URL is "${address}": set it to an address with its base path, such as ${DEFAULT_SITE_URL}`,
    );
  }
  const folder = asEarlier ? `${FRAMEWORK_VERSION.replace(/\.\d+$/, '')}/` : '';
  return {url: parsed.origin, baseUrl: `${parsed.pathname.replace(/\/+$/, '')}/${folder}`};
}
