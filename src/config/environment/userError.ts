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
