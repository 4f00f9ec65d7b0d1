import type {ClientModule} from '@docusaurus/types';
import {isOtherPage, whenTitled} from '../routeChange';

/** Reports one page view to a service; `page` is its path with query and hash. */
type SendPageView = (page: string) => void;

/**
 * A client module that reports each page opened by client navigation once. The official plug-ins
 * also count a change of the query or the hash, and with it each letter of a search.
 *
 * @param send called when the document has the new title, which the services read themselves
 * @param sendFirst for a service whose tag does not report the page that the browser loads
 */
export function pageViews(send: SendPageView, sendFirst?: SendPageView): ClientModule {
  return {
    onRouteDidUpdate({location, previousLocation}) {
      const page = location.pathname + location.search + location.hash;
      if (!previousLocation) {
        sendFirst?.(page);
      } else if (isOtherPage(location, previousLocation)) {
        whenTitled(() => send(page));
      }
    },
  };
}
