/*
 * When the storage is full or read-only, the generator logs an error for each value. This logs one
 * warning instead and keeps the values in memory until the page is left.
 */
const {getItem, setItem, removeItem} = Storage.prototype;
const unsaved = new Map();
let hasWarned = false;
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
      // recovery.js has to know that the session storage is unavailable.
      if (this !== window.localStorage) {
        throw error;
      }
      unsaved.set(key, String(value));
      if (!hasWarned) {
        hasWarned = true;
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
