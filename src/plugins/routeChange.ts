import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type Route = Pick<Update['location'], 'pathname'>;

/** Helmet writes the new title in a later frame than the one in which the route changes. */
const TITLE_IS_WRITTEN = 300;

const bare = ({pathname}: Route) => pathname.replace(/\/$/, '');

/**
 * Whether a route is another page. A query, a hash, and the slash that a host adds
 * to a path do not change the page.
 */
export function isOtherPage(location: Route, previous: Route): boolean {
  return bare(location) !== bare(previous);
}

/** Calls a function when the new page has set its title. */
export function whenTitled(call: () => void): void {
  setTimeout(call, TITLE_IS_WRITTEN);
}
