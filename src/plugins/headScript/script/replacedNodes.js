/*
 * Keeps the page when a translator or an extension has moved or replaced nodes that React refers to.
 * To remove such a node, or to insert before it, throws an error, on which React removes the page.
 * Remove when React keeps it: facebook/react#11538.
 */
const {removeChild, insertBefore} = Node.prototype;

Object.assign(Node.prototype, {
  removeChild(child) {
    return child.parentNode === this ? removeChild.call(this, child) : child;
  },
  insertBefore(node, next) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null);
  },
});
