/*
 * Gives each page one address before the site's code and the analytics read it: lower case, single
 * slashes, no slash, .html, or index.html at the end. Remove when the host redirects these addresses.
 */
const {pathname, search, hash} = location;
// Two slashes at the beginning would turn the first folder into a host name; a host decodes `%2E`.
const path = pathname.replace(/\/{2,}/g, '/').replace(/%[2-7][\da-f]/gi, (code) => {
  const character = decodeURIComponent(code);
  return /[\w.~-]/.test(character) ? character : code;
});
const [navigation] = performance.getEntriesByType('navigation');
const keepsSlash = navigation?.redirectCount > 0 || (navigation && navigation.type !== 'navigate');
if (path.startsWith(BASE_URL)) {
  const asked = path.slice(BASE_URL.length);
  const route = asked.toLowerCase();
  const bare = route.replace(/(?:(?<=^|\/)index\.html|\.html|\/)+$/, '');
  const address = BASE_URL + bare + search + hash;
  if (path !== pathname || route !== asked || /\.html\/+$/.test(route)) {
    // The host has answered with 404.html, which is not the page that the router would show.
    location.replace(address);
  } else if (bare !== route && !(keepsSlash && route === `${bare}/`)) {
    // The host has answered with the page itself. A host that adds a slash would redirect the address
    // without it, and the browser does not scroll to the reader's place after a redirect.
    history.replaceState(history.state, '', address);
  }
}
