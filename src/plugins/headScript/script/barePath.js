/*
 * An address that ends in index.html or .html ends on the bare path, before the site's code reads
 * it. A host that serves files answers index.html with the page itself, and any other .html that
 * it does not have with 404.html: there only another request leads to the page.
 */
const bare = location.pathname.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
if (bare !== location.pathname) {
  if (/\/index\.html$/.test(location.pathname)) {
    history.replaceState(history.state, '', bare + location.search + location.hash);
  } else if (bare !== SETTINGS.notFoundPath) {
    location.replace(bare + location.search + location.hash);
  }
}
