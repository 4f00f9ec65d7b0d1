import leven from 'leven';
import {withoutEnding} from './addressWords';

/** How many of the routes are shown. */
export const SHOWN = 3;

/** What an address is compared by: its parts, without letter case and the separators of words. */
const partsOf = (path: string): string[] =>
  path
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
    .filter(Boolean);

/** The share of letters to change in the last parts of two addresses, as many of them as is best. */
function distance(wanted: string[], route: string[]): number {
  const shares = [...wanted.keys()].slice(0, route.length).map((index) => {
    const [a, b] = [wanted, route].map((parts) => parts.slice(-index - 1).join('/'));
    return leven(a!, b!) / Math.max(a!.length, b!.length);
  });
  return Math.min(...shares, 1);
}

/**
 * The routes with the nearest addresses: the folder may be another one, and of equals the one that is
 * nearest as a whole comes first.
 *
 * @param pathname below the base path
 * @param routes addresses below the base path
 */
export function nearestRoutes(pathname: string, routes: readonly string[]): string[] {
  const wanted = partsOf(withoutEnding(pathname));
  return routes
    .map((route) => {
      const parts = partsOf(route);
      return {route, far: distance(wanted, parts), all: leven(wanted.join('/'), parts.join('/'))};
    })
    .sort((a, b) => a.far - b.far || a.all - b.all)
    .slice(0, SHOWN)
    .map(({route}) => route);
}
