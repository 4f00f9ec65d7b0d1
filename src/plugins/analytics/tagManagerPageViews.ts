import {pageViews} from './pageViews';

function send(page: string) {
  // The tag creates it, so it is absent when the browser opts out of tracking.
  const {dataLayer} = window as unknown as {dataLayer?: object[]};
  dataLayer?.push({event: 'page_view', page_path: page});
}

/** Page views for the tag manager, the first one included: its own plug-in reports none. */
export default pageViews(send, send);
