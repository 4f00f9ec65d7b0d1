/** A fault of the input that one clear line explains; the command prints it and exits with 1. */
export class FactsError extends Error {}
