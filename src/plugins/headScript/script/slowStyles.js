/*
 * Shows the text without its style sheet when that takes long: until it has arrived, the browser
 * shows nothing.
 */
const PATIENCE_MS = 3000;

setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (!link.sheet) {
      link.media = 'not all';
      link.addEventListener('load', () => link.removeAttribute('media'));
    }
  }
}, PATIENCE_MS);
