/*
 * Gives each page one address before the site's code and the analytics read it: lower case, single
 * slashes, no slash, .html, or index.html at the end.
 */
const {baseUrl} = SETTINGS;
const {pathname, search, hash} = location;
// Two slashes at the beginning would turn the first folder into a host name.
const path = pathname.replace(/\/{2,}/g, '/');
// In the archive for other servers, addresses end with a slash: relative ones depend on it.
if (path.startsWith(baseUrl) && !window.boykaBase) {
  const asked = path.slice(baseUrl.length);
  const route = asked.toLowerCase();
  const bare = route.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$|\/$/, '');
  const address = baseUrl + bare + search + hash;
  if (path !== pathname || route !== asked) {
    // The host has answered with 404.html, which is not the page that the router would show.
    location.replace(address);
  } else if (bare !== route) {
    // The host has answered with the page itself.
    history.replaceState(history.state, '', address);
  }
}
