import type {ClientModule} from '@docusaurus/types';

/**
 * Tells the tag manager of each page: its own plug-in tells it of none. The title is not sent: it
 * follows in a later frame than the route, and the tag manager reads it from the page by itself.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Made by the tag manager's tag, and so absent when the gate is shut.
    const {dataLayer} = window as unknown as {dataLayer?: Record<string, unknown>[]};
    if (dataLayer && location.pathname !== previousLocation?.pathname) {
      dataLayer.push({
        event: 'page_view',
        page_path: location.pathname + location.search + location.hash,
      });
    }
  },
};

export default clientModule;
