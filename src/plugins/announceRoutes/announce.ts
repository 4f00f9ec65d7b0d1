import type {ClientModule} from '@docusaurus/types';
import {isOtherPage, whenTitled} from '../routeChange';

function createRegion(): HTMLElement {
  const region = document.createElement('p');
  region.id = 'route-announcer';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

// It has to stand in the page before its text comes, or no screen reader listens to it.
const region = typeof document === 'undefined' ? undefined : createRegion();

/** Has screen readers told the title of each page that client navigation opens. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // The page that the browser itself loads is announced by the browser.
    if (region && previousLocation && isOtherPage(location, previousLocation)) {
      whenTitled(() => {
        region.textContent = document.title;
      });
    }
  },
};

export default clientModule;
