/**
 * An error that the reader of the terminal can mend. Its message is the whole story, in one line
 * that names the culprit and the mend; it is shown without a stack.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}
