import {fold} from './fold';

/** The fixed words of an error message, in the groups that its placeholders leave. */
export type MessagePattern = readonly (readonly string[])[];

/** Fewer fixed words than this occur in texts that are no error text. */
const MIN_WORDS = 3;

/** The words of a text, folded, without the parts of identifiers. */
export function plainWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The pattern of a message.
 *
 * @param text with `{name}` where the framework puts a value
 * @param wordsOf how the texts are cut in which the message is looked for
 */
export function messagePattern(text: string, wordsOf = plainWords): MessagePattern {
  return text
    .split(/\{\w*\}/)
    .map(wordsOf)
    .filter((group) => group.length > 0);
}

/** How many fixed words a message has. */
export function patternLength(pattern: MessagePattern): number {
  return pattern.reduce((sum, group) => sum + group.length, 0);
}

/**
 * Where a text contains a message: all groups of its fixed words in their order, with anything
 * around and between them. So placeholders may be filled or not, and a line of a stack trace may
 * be around the message. Each group is looked for once, from the end of the one before, so the
 * steps grow with the number of words and no faster.
 *
 * @param words of the text, cut as those of the pattern
 * @param pattern of the message
 * @returns the index of the first fixed word, or -1
 */
export function findMessage(words: readonly string[], pattern: MessagePattern): number {
  if (patternLength(pattern) < MIN_WORDS) {
    return -1;
  }
  let first = -1;
  let from = 0;
  for (const group of pattern) {
    const at = indexOfGroup(words, group, from);
    if (at < 0) {
      return -1;
    }
    first = first < 0 ? at : first;
    from = at + group.length;
  }
  return first;
}

function indexOfGroup(words: readonly string[], group: readonly string[], from: number): number {
  for (let at = from; at <= words.length - group.length; at += 1) {
    if (group.every((word, offset) => words[at + offset] === word)) {
      return at;
    }
  }
  return -1;
}

/** Whether a text contains a message, as {@link findMessage} finds it. */
export function containsMessage(words: readonly string[], pattern: MessagePattern): boolean {
  return findMessage(words, pattern) >= 0;
}
