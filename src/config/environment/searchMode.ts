import {UserError} from './userError';
import {ALGOLIA, ALGOLIA_ASSISTANT_ID} from './variables';

/**
 * Which search the environment asks for: one that the hosted service answers, or one from the index
 * that is built with the site.
 *
 * @param credentials the three variables of the hosted service by name, `undefined` where unset
 * @param assistant of Ask AI, which needs all three
 * @throws UserError that names what is missing, when some but not all are set
 */
export function searchMode(
  credentials: Record<string, string | undefined> = ALGOLIA,
  assistant: string | undefined = ALGOLIA_ASSISTANT_ID,
): 'hosted' | 'embedded' {
  const missing = Object.keys(credentials).filter((name) => !credentials[name]);
  if (missing.length === 0) {
    return 'hosted';
  }
  if (missing.length === Object.keys(credentials).length && !assistant) {
    return 'embedded';
  }
  const names = new Intl.ListFormat('en').format(missing);
  throw new UserError(`Incomplete Algolia configuration: set ${names}, or none of the variables.`);
}
