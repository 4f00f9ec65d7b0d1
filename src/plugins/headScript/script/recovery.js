/*
 * Handles files that fail to load: those of the first load here, chunks later on through
 * `window.boykaChunkRetry` (see ../chunkRetry.ts). Offline: keep the page and show a bar. Online:
 * reload once per address and build. Still missing: keep the page and show a bar with Retry.
 */
const STORAGE_KEY = 'boyka-reloaded';
const OFFLINE = 'You are offline, and this part of the site is not loaded yet.';

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
  const bar = document.createElement('div');
  bar.id = 'boyka-trouble';
  bar.setAttribute('role', 'alert');
  const message = document.createElement('span');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.onclick = retryAll;
  bar.append(message, button);
  document.body.append(bar);
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

addEventListener(
  'error',
  ({target}) => {
    const address = target instanceof Element && (target.src || target.href);
    // ../chunkRetry.ts handles the chunks of the running site.
    if (!address || !address.includes(SETTINGS.assetsPath) || window.docusaurus) {
      return;
    }
    const report = () =>
      chunkRetry(`Part of this page could not be loaded: ${address.split('/').pop()}`, reload);
    // The bar needs a body, and the build its scripts.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', report, {once: true});
    } else {
      report();
    }
  },
  true,
);
