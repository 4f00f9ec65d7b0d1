import {pageViews} from './pageViews';

/** Tells gtag of each further page; it counts the first one by its configuration. */
export default pageViews((page) => {
  const {gtag} = window as unknown as {gtag: (...command: string[]) => void};
  gtag('set', 'page_path', page);
  gtag('event', 'page_view');
});
