import {pageViews} from './pageViews';

/** Page views for gtag, which reports the first page by its configuration. */
export default pageViews((page) => {
  const {gtag} = window as unknown as {gtag: (...command: string[]) => void};
  gtag('set', 'page_path', page);
  gtag('event', 'page_view');
});
