import type {ClientModule} from '@docusaurus/types';

const TITLE_IS_WRITTEN = 300;

/** Tells the tag manager of each page: its own plug-in tells it of none. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Made by the tag manager's tag, and so absent when the gate is shut.
    const {dataLayer} = window as unknown as {dataLayer?: Record<string, unknown>[]};
    if (!dataLayer || location.pathname === previousLocation?.pathname) {
      return;
    }
    // The title is written in a later frame than the one in which the route changes.
    setTimeout(
      () =>
        dataLayer.push({
          event: 'page_view',
          page_path: location.pathname + location.search + location.hash,
          page_title: document.title,
        }),
      TITLE_IS_WRITTEN,
    );
  },
};

export default clientModule;
