import {pageViews} from './pageViews';

function tell(page: string) {
  // Made by the tag manager's tag, and so absent when the gate is shut.
  const {dataLayer} = window as unknown as {dataLayer?: object[]};
  dataLayer?.push({event: 'page_view', page_path: page});
}

/** Tells the tag manager of each page, the first one too: its own plug-in tells it of none. */
export default pageViews(tell, tell);
