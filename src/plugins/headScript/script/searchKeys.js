/*
 * Opens the search with what a reader typed for it before the page was hydrated: from `/`, Ctrl+K, or
 * a character on its button on, up to Escape. Remove when the generator replays keys.
 */
const {documentElement} = document;
const isField = (element) => element?.closest('input, select, textarea, [contenteditable]');
let typed;

const isSlashOn = () => {
  try {
    return localStorage.getItem(SLASH_SWITCH) !== 'off';
  } catch {
    return true;
  }
};

const onKeyDown = (event) => {
  const {key, target} = event;
  if (isField(target)) {
    return;
  }
  const hasCommand = event.ctrlKey || event.metaKey;
  const isToggle = hasCommand && key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey;
  const isCharacter = key.length === 1 && !hasCommand && !event.altKey;
  const isOnButton = target.matches('[data-search-button]') && /[\p{L}\p{N}]/u.test(key);
  if (isToggle || (isCharacter && key === '/' && !typed && isSlashOn())) {
    typed ??= '';
  } else if (isCharacter && (typed !== undefined || isOnButton)) {
    typed = (typed ?? '') + key;
  } else if (key === 'Backspace') {
    typed = typed?.slice(0, -1);
  } else {
    typed = key === 'Escape' ? undefined : typed;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
};
addEventListener('keydown', onKeyDown, true);

new MutationObserver((_, observer) => {
  if (documentElement.dataset.hasHydrated !== 'true') {
    return;
  }
  observer.disconnect();
  removeEventListener('keydown', onKeyDown, true);
  if (typed !== undefined && !isField(document.activeElement)) {
    // The dialog selects what is in its field once it has the focus.
    const write = () =>
      queueMicrotask(() => typed && document.execCommand('insertText', false, typed));
    addEventListener('focusin', write, {once: true});
    const keys = {key: 'k', ctrlKey: true, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
  }
}).observe(documentElement, {attributeFilter: ['data-has-hydrated']});
