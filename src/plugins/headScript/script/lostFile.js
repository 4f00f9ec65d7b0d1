/*
 * Says that a page is incomplete when its own code could not be loaded or run: without it, controls
 * do nothing. Before, it reloads the page once, which is enough if a deployment came
 * in between. Once the page is hydrated, the generator reloads it by itself when a route's code is
 * missing. Remove when the generator does both.
 */
const SCRIPTS = `${location.origin}${BASE_URL}assets/js/`;
let isReported = false;

const show = (error) => {
  const box = document.createElement('div');
  box.className = 'bk-lost bk-screen';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent =
    'This page is incomplete. You can read it and follow its links, but its other controls do not work.';
  const reason = document.createElement('p');
  reason.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--secondary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => location.reload());
  box.append(text, reason, retry);
  document.body.append(box);
};

const report = (error) => {
  if (isReported || document.documentElement.dataset.hasHydrated === 'true') {
    return;
  }
  isReported = true;
  const showError = () =>
    document.readyState === 'loading'
      ? addEventListener('DOMContentLoaded', () => show(error))
      : show(error);
  // A page that was reloaded is not reloaded again, nor one in a browser that does not say so.
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || navigation.type === 'reload') {
    showError();
    return;
  }
  // What is readable stays where the reload would show the browser's or the host's error.
  fetch(location.href, {cache: 'no-cache'}).then(
    ({status}) => (status < 500 ? location.reload() : showError()),
    showError,
  );
};

addEventListener(
  'error',
  ({target, filename, message}) => {
    if (target.src?.startsWith(SCRIPTS)) {
      report(`Could not load ${target.src}`);
    } else if (filename?.startsWith(SCRIPTS)) {
      report(message);
    }
  },
  // Errors of elements do not bubble.
  true,
);
addEventListener('unhandledrejection', ({reason}) => {
  // Not those of an analytics service. Some browsers name the place in one, some in the other.
  if (`${reason?.stack} ${reason}`.includes(SCRIPTS)) {
    report(reason);
  }
});
