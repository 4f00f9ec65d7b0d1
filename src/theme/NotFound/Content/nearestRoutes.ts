import {nearest} from '../../../lib/nearest';
import {withoutEnding} from './addressWords';

const lastPart = (path: string): string => path.split('/').at(-1)!;

/**
 * The routes whose last part comes closest to that of an address, since the folder may be another one; of
 * routes with the same last part, those that are closest as a whole.
 *
 * @param pathname below the base path
 * @param routes addresses below the base path
 * @returns up to three
 */
export function nearestRoutes(pathname: string, routes: readonly string[]): string[] {
  const wanted = withoutEnding(pathname);
  return nearest(lastPart(wanted), routes.map(lastPart))
    .flatMap((name) =>
      nearest(
        wanted,
        routes.filter((route) => lastPart(route) === name),
      ),
    )
    .slice(0, 3);
}
