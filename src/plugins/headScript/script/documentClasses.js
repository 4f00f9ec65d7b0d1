/*
 * Keeps the classes of the document until React has hydrated the page. Hydration is split into
 * tasks, and react-helmet-async writes the classes of the parts rendered so far at the next frame:
 * style sheets that match a missing class would move the page there and back.
 */
const root = document.documentElement;
const classes = root.className;
const observer = new MutationObserver(() => {
  if (root.dataset.hasHydrated === 'true') {
    observer.disconnect();
  } else if (root.className !== classes) {
    root.className = classes;
  }
});
observer.observe(root, {attributeFilter: ['class', 'data-has-hydrated']});
