import {pageViews} from './pageViews';

/** Page views for the legacy service, whose tag reports the first page. */
export default pageViews((page) => {
  const {ga} = window as unknown as {ga: (...command: string[]) => void};
  ga('set', 'page', page);
  ga('send', 'pageview');
});
