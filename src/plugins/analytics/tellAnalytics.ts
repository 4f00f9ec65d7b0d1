import {pageViews} from './pageViews';

/** Tells the legacy service of each further page; its tag sends the first one. */
export default pageViews((page) => {
  const {ga} = window as unknown as {ga: (...command: string[]) => void};
  ga('set', 'page', page);
  ga('send', 'pageview');
});
