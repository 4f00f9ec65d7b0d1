import type {ClientModule} from '@docusaurus/types';
import {isOtherPage, whenTitled} from '../routeChange';

type Command = (...command: string[]) => void;

/** What the tags of the services define, each when the environment names its service. */
interface Services {
  readonly gtag?: Command;
  readonly ga?: Command;
  readonly tagManager?: object[] | false;
}

/**
 * Reports each page opened by client navigation once, when the document has the new title, which the
 * services read themselves. The official plug-ins also count a change of the query or the hash, and
 * with it each letter of a search.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const page = location.pathname + location.search + location.hash;
    const {gtag, ga, tagManager} = window as unknown as Services;
    const tellTagManager = () =>
      tagManager && tagManager.push({event: 'page_view', page_path: page});
    if (!previousLocation) {
      // The tags of the other services report the page that the browser loads.
      tellTagManager();
    } else if (isOtherPage(location, previousLocation)) {
      whenTitled(() => {
        tellTagManager();
        gtag?.('set', 'page_path', page);
        gtag?.('event', 'page_view');
        ga?.('set', 'page', page);
        ga?.('send', 'pageview');
      });
    }
  },
};

export default clientModule;
