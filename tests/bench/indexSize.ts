/**
 * The limits of what is loaded until the first result, in bytes after gzip: the dialog's code with
 * the library, and the index. Together they are 420 KB.
 */
export const LIMITS = {code: 40_000, index: 380_000} as const;
