import type {ClientModule} from '@docusaurus/types';

/** Helmet writes the new title in a later frame than the one in which the route changes. */
const TITLE_IS_WRITTEN = 300;

function createRegion(): HTMLElement {
  const region = document.createElement('p');
  region.id = 'route-announcer';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

// It has to stand in the page before its text comes, or no screen reader listens to it.
const region = typeof document === 'undefined' ? undefined : createRegion();

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // The page that the browser itself loads is announced by the browser.
    if (region && previousLocation && previousLocation.pathname !== location.pathname) {
      setTimeout(() => {
        region.textContent = document.title;
      }, TITLE_IS_WRITTEN);
    }
  },
};

export default clientModule;
