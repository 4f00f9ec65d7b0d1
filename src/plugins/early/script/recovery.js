/*
 * What happens when a part of the site cannot be had: a file of the first load here, a chunk later
 * on through `window.boykaRecovery` (see ../chunks.ts). Offline: stay and say so. Online: reload
 * once for this address and this build. Still missing: the text stays, a bar tells and retries.
 */
const STORAGE_KEY = 'boyka-reloaded';
const OFFLINE = 'You are offline, and this part of the site is not loaded yet.';

/** The deferred scripts carry hashes of their content: together they name the build. */
function build() {
  const scripts = [...document.querySelectorAll('script[defer][src]')];
  return scripts.map((script) => script.src).join(' ');
}

/** Other parts fail while the page is on its way out. */
let reloading = false;

/** Reloads the page, unless that was done for this address and build. */
function reloadOnce() {
  const key = `${STORAGE_KEY} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key) === build()) {
      return false;
    }
    sessionStorage.setItem(key, build());
  } catch {
    // Without storage nothing remembers the reload: one that repeats is worse than none.
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/** What to do when the reader asks again: a page may miss several parts at once. */
let retries = new Set();

function retryAll() {
  if (!navigator.onLine) {
    // A reload would end on the browser's own page, without the text.
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

/** Recovers from a missing part; `retry` asks for it again. */
function recover(error, retry) {
  retries.add(retry);
  if (!navigator.onLine) {
    showBar(OFFLINE);
  } else if (!reloading && !reloadOnce()) {
    showBar(String(error));
  }
}

window.boykaRecovery = {recover};

const reload = () => location.reload();

addEventListener(
  'error',
  ({target}) => {
    const address = target instanceof Element && (target.src || target.href);
    // Chunks of the running site come by way of ../chunks.ts.
    if (!address || !address.includes(SETTINGS.assetsPath) || window.docusaurus) {
      return;
    }
    const tell = () =>
      recover(`Part of this page could not be loaded: ${address.split('/').pop()}`, reload);
    // The bar needs a body, and the build its scripts.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', tell, {once: true});
    } else {
      tell();
    }
  },
  true,
);
