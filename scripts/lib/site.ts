import {searchMode} from '../../src/config/environment/searchMode';
import {siteAddress} from '../../src/config/environment/site';
import {UserError} from '../../src/config/environment/userError';

/**
 * Where the site will be published. The generator would report what is set wrong among the lines of
 * a stack.
 * @throws UserError when `SITE_URL` is no address, or credentials of the hosted search are missing
 */
export function requestedSite(): ReturnType<typeof siteAddress> {
  try {
    searchMode();
    return siteAddress();
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
