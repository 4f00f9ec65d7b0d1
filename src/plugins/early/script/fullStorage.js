/*
 * A storage that is full, or that refuses to write for another reason, refuses each single value,
 * and the generator tells of each as an error. It works without: one warning says so.
 */
const setItem = Storage.prototype.setItem;
let isTold = false;
Storage.prototype.setItem = function (key, value) {
  try {
    setItem.call(this, key, value);
  } catch (error) {
    // The recovery has to know of its own.
    if (this !== window.localStorage) {
      throw error;
    }
    if (!isTold) {
      isTold = true;
      console.warn('The browser stores nothing: choices last until the page is left.', error);
    }
  }
};
