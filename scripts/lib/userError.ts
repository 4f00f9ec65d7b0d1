/**
 * An error that the person at the terminal can fix. Its message is one line with the culprit, the
 * reason, and the fix; it is printed without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
