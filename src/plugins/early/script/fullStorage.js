/*
 * A storage that is full, or that refuses to write for another reason, refuses each single value,
 * and the generator tells of each as an error. Here one warning says so, and what found no room is
 * kept as long as the page stands.
 */
const {getItem, setItem, removeItem} = Storage.prototype;
const unsaved = new Map();
let isTold = false;
const isUnsaved = (storage, key) => unsaved.has(key) && storage === window.localStorage;

Object.assign(Storage.prototype, {
  getItem(key) {
    return isUnsaved(this, key) ? unsaved.get(key) : getItem.call(this, key);
  },
  setItem(key, value) {
    try {
      setItem.call(this, key, value);
      if (isUnsaved(this, key)) {
        unsaved.delete(key);
      }
    } catch (error) {
      // The recovery has to know that nothing remembers its reload.
      if (this !== window.localStorage) {
        throw error;
      }
      unsaved.set(key, String(value));
      if (!isTold) {
        isTold = true;
        console.warn('The browser stores nothing: choices last until the page is left.', error);
      }
    }
  },
  removeItem(key) {
    if (isUnsaved(this, key)) {
      unsaved.delete(key);
    }
    removeItem.call(this, key);
  },
});
