/*
 * Makes the search available from the first paint on. Its code arrives later: meanwhile this keeps
 * the request (the button, Ctrl/Cmd+K, /) and the letters typed after it.
 * src/theme/SearchBar opens the dialog with them, and requests it again when its page is replaced.
 */
const OPENING_LETTER = /^[\p{L}\p{N}]$/u;
const search = {
  /** Set while the dialog is open. */
  get isOpen() {
    return isOpen;
  },
  set isOpen(value) {
    isOpen = value;
    stopWaiting();
  },
  /** Whether `/` opens the search, and `?` the list of shortcuts. */
  hasSingleKeys: true,
  request,
  /** Calls `open` with the letters typed so far, now and after each further letter. */
  connect(open) {
    onRequest = open;
    if (typed !== undefined) {
      open(typed);
    }
    return () => {
      onRequest = () => {};
    };
  },
};
window.boykaSearch = search;
try {
  search.hasSingleKeys = localStorage.getItem('boyka-single-keys') !== 'off';
} catch {
  // The storage is blocked, so nobody has turned them off.
}

let isOpen = false;
let onRequest = () => {};
let stopWaiting = () => {};
/** The letters typed since the search was requested; undefined without a request. */
let typed;

/** Waits for the dialog. */
function wait() {
  stopWaiting();
  stopWaiting = window.boykaOfferReload('The search is still loading.', () => typed !== undefined);
}

function request(letters, event) {
  typed = letters;
  wait();
  event?.preventDefault();
  // The dialog closes on Ctrl/Cmd+K; it may be open before the key has reached its listener.
  event?.stopPropagation();
  onRequest(letters);
}

const isField = (element) =>
  element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const isButton = (element) => Boolean(element.closest?.('[data-search-button]'));

addEventListener('pointerdown', () => (typed = undefined), true);
addEventListener('focusin', ({target}) => isField(target) && (typed = undefined), true);
addEventListener('click', ({target}) => isButton(target) && !search.isOpen && request(''), true);
addEventListener(
  'keydown',
  (event) => {
    const {key, target} = event;
    const hasCommand = event.ctrlKey || event.metaKey;
    const letter = key.length === 1 && !hasCommand && !event.altKey ? key : '';
    if (search.isOpen) {
      return;
    }
    if (typed !== undefined && (letter || key === 'Backspace' || key === 'Enter')) {
      request(key === 'Backspace' ? typed.slice(0, -1) : typed + letter, event);
    } else if (
      (hasCommand && key.toLowerCase() === 'k') ||
      (letter === '/' && search.hasSingleKeys && !isField(target))
    ) {
      request('', event);
    } else if (OPENING_LETTER.test(letter) && isButton(target)) {
      request(letter, event);
    } else if (key !== 'Shift') {
      typed = undefined;
    }
  },
  true,
);
