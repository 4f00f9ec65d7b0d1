import file from './renamed-keys.json';

/** Keys that a version of the framework renamed, moved, or removed, the newest version first. */
// The bundler looks for `map` and `find` among the entries of an array that is imported by its name.
export const {renamedKeys} = file;
