/*
 * Handles files that fail to load: those of the first load here, chunks later on through
 * `window.boykaChunkRetry` (see ../chunkRetry.ts). Site served from another path than it is built
 * for: say so. Offline: keep the page and show a bar. Online: reload once per address and build.
 * Still missing: keep the page and show a bar with Retry.
 */
const STORAGE_KEY = 'boyka-reloaded';
const OFFLINE = 'You are offline, and this part of the site is not loaded yet.';

/** Creates an element without markup or style attributes, which a content security policy blocks. */
function create(tag, properties, ...children) {
  const {style, ...others} = properties;
  const element = Object.assign(document.createElement(tag), others);
  Object.assign(element.style, style);
  element.append(...children);
  return element;
}

/**
 * The base path from which the site is served, when it is not the one that it was built for.
 * The canonical link names the page that the file was built for.
 */
function actualBaseUrl() {
  const canonical = document.querySelector('link[rel="canonical"]');
  const route = canonical && new URL(canonical.href).pathname.slice(SETTINGS.baseUrl.length);
  const path = location.pathname.replace(/(?:\/index\.html|\.html|\/)$/, '');
  if (canonical === null || !`${path}/`.endsWith(route ? `/${route}/` : '/')) {
    return undefined;
  }
  const base = route ? path.slice(0, -route.length) : `${path}/`;
  return base === SETTINGS.baseUrl ? undefined : base;
}

/** Shows the generator's message about a wrong base path, which it has on the home page only. */
function showBaseUrlIssue(suggestion) {
  const bold = (text) => create('b', {textContent: text});
  const link = create('a', {
    href: 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl',
    textContent: 'baseUrl configuration',
  });
  const configured = bold(SETTINGS.baseUrl);
  const isDefault = SETTINGS.baseUrl === '/' ? ' (default value)' : '';
  // The style sheet is among the missing files.
  const style = {border: 'thick solid red', padding: '20px', margin: '20px', fontSize: '20px'};
  document.body.prepend(
    create(
      'div',
      {id: 'boyka-base-url-issue', style},
      create('p', {}, bold('Your Docusaurus site did not load properly.')),
      create('p', {}, 'A very common reason is a wrong site ', link, '.'),
      create('p', {}, 'Current configured baseUrl = ', configured, isDefault),
      create('p', {}, 'We suggest trying baseUrl = ', bold(suggestion)),
    ),
  );
}

/** Identifies the build: the names of the deferred scripts contain hashes of their content. */
function build() {
  const scripts = [...document.querySelectorAll('script[defer][src]')];
  return scripts.map((script) => script.src).join(' ');
}

// Further files fail while the page is being unloaded.
let reloading = false;

/** Reloads the page, unless it was already reloaded for this address and build. */
function reloadOnce() {
  const key = `${STORAGE_KEY} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key) === build()) {
      return false;
    }
    sessionStorage.setItem(key, build());
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/** Callbacks of Retry: several files of a page may be missing. */
let retries = new Set();

function retryAll() {
  if (!navigator.onLine) {
    // A reload would replace the page by the browser's error page.
    showBar(OFFLINE);
    return;
  }
  document.getElementById('boyka-trouble')?.remove();
  const waiting = retries;
  retries = new Set();
  waiting.forEach((retry) => retry());
}

function showBar(text) {
  document.getElementById('boyka-trouble')?.remove();
  const message = create('span', {textContent: text});
  const button = create('button', {type: 'button', textContent: 'Retry', onclick: retryAll});
  const bar = create('div', {id: 'boyka-trouble', role: 'alert'}, message, button);
  document.body.append(bar);
  return bar;
}

/** Handles a missing file; `retry` requests it again. */
function chunkRetry(error, retry) {
  retries.add(retry);
  if (!navigator.onLine) {
    showBar(OFFLINE);
  } else if (!reloading && !reloadOnce()) {
    showBar(String(error));
  }
}

window.boykaChunkRetry = chunkRetry;

const reload = () => location.reload();

/** After this time, a bar says that something waits: what it waits for may never come. */
const PATIENCE_MS = 3000;

/**
 * Shows a bar whose Retry reloads the page, after a while; not if there is a bar, or the wait is no
 * longer needed then. Returns what ends the wait and removes the bar.
 */
window.boykaOfferReload = (text, isNeeded = () => true) => {
  let bar;
  const timer = setTimeout(() => {
    if (isNeeded() && !document.getElementById('boyka-trouble')) {
      retries.add(reload);
      bar = showBar(text);
    }
  }, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    if (bar) {
      retries.delete(reload);
      bar.remove();
    }
  };
};

function reportMissing(address) {
  const base = actualBaseUrl();
  if (base === undefined) {
    chunkRetry(`Part of this page could not be loaded: ${address.split('/').pop()}`, reload);
  } else if (!document.getElementById('boyka-base-url-issue')) {
    showBaseUrlIssue(base);
  }
}

addEventListener(
  'error',
  ({target}) => {
    const address = target instanceof Element && (target.src || target.href);
    // ../chunkRetry.ts handles the chunks of the running site.
    if (!address || !address.includes(`${SETTINGS.baseUrl}assets/`) || window.docusaurus) {
      return;
    }
    const report = () => reportMissing(address);
    // The bar needs a body, and the build its scripts.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', report, {once: true});
    } else {
      report();
    }
  },
  true,
);
