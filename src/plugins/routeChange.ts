import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type Route = Pick<Update['location'], 'pathname'>;

/** Helmet writes the new title in a later frame than the one in which the route changes. */
const TITLE_IS_WRITTEN = 300;

const bare = ({pathname}: Route) => pathname.replace(/\/$/, '');

/**
 * Whether another page stands there than before. A query, a hash, and the slash that a host puts
 * after a path lead to the same one.
 */
export function isOtherPage(location: Route, previous: Route): boolean {
  return bare(location) !== bare(previous);
}

/** Calls when the page that the route leads to has written its title. */
export function whenTitled(call: () => void): void {
  setTimeout(call, TITLE_IS_WRITTEN);
}
