import type {ClientModule} from '@docusaurus/types';
import {once} from '../../lib/once';
import {isOtherPage, whenTitled} from '../routeChange';

function createRegion(): HTMLElement {
  const region = document.createElement('p');
  region.id = 'route-announcer';
  region.className = 'bk-hidden';
  region.setAttribute('aria-live', 'polite');
  // After the last element it would make the page one pixel higher.
  document.body.prepend(region);
  return region;
}

const regionOf = once(createRegion);

/** Announces the new title to screen readers after client-side navigation. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // A live region has to be in the page before its text changes: it is there from the first page on.
    const region = regionOf();
    // The page that the browser itself loads is announced by the browser.
    if (previousLocation && isOtherPage(location, previousLocation)) {
      whenTitled(() => {
        region.textContent = document.title;
      });
    }
  },
};

export default clientModule;
