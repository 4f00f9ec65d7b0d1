/**
 * An error that the person at the terminal can fix. Its message is one line with the culprit, the
 * reason, and the fix; it is printed without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Throws errors as one, a line for each, and what to do about them below; nothing when there is none. */
export function throwAll(errors: readonly string[], fix?: string): void {
  if (errors.length > 0) {
    throw new UserError([...errors, ...(fix ? [fix] : [])].join('\n'));
  }
}

/**
 * Ends the process with the message of an error as its last line, and exit code 1. The generator
 * would print the stack of what a plugin or its configuration throws, and lines of its own below.
 *
 * @param error with its stack when it is no `UserError`: that one is a bug
 */
export function exitWith(error: unknown): never {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}

/** Calls a function, and ends the process when it throws. */
export function orExit<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    return exitWith(error);
  }
}
