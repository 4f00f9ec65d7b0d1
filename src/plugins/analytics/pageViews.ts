import type {ClientModule} from '@docusaurus/types';
import {isOtherPage, whenTitled} from '../routeChange';

/** Tells a service of one page; `page` is its path with query and hash. */
type Tell = (page: string) => void;

/**
 * The client module that tells a service of pages: of each further one once, and only of pages.
 * The services' own plug-ins count a query and a hash too, and so each letter of a search.
 *
 * @param tell is called when the page has its title, which the services read by themselves
 * @param tellFirst for a service that nothing else tells of the page that the browser loads
 */
export function pageViews(tell: Tell, tellFirst?: Tell): ClientModule {
  return {
    onRouteDidUpdate({location, previousLocation}) {
      const page = location.pathname + location.search + location.hash;
      if (!previousLocation) {
        tellFirst?.(page);
      } else if (isOtherPage(location, previousLocation)) {
        whenTitled(() => tell(page));
      }
    },
  };
}
