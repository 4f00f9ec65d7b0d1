import {fold} from './words';

/** The fixed words of an error message, in the groups that its placeholders leave. */
export type MessagePattern = readonly (readonly string[])[];

/** Fewer fixed words than this occur in queries that are no error text. */
const MIN_WORDS = 3;

/** The words of a text, folded, without the parts of identifiers. */
export function plainWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The pattern of a message.
 *
 * @param text with `{name}` where the framework puts a value
 */
export function messagePattern(text: string): MessagePattern {
  return text
    .split(/\{\w*\}/)
    .map(plainWords)
    .filter((group) => group.length > 0);
}

/** How many fixed words a message has. */
export function patternLength(pattern: MessagePattern): number {
  return pattern.reduce((sum, group) => sum + group.length, 0);
}

/**
 * Whether a text contains a message: all groups of its fixed words in their order, with anything
 * around and between them. So placeholders may be filled or not, and a line of a stack trace may
 * be around the message.
 *
 * @param words of the text, by {@link plainWords}
 * @param pattern of the message
 */
export function containsMessage(words: readonly string[], pattern: MessagePattern): boolean {
  if (patternLength(pattern) < MIN_WORDS) {
    return false;
  }
  let from = 0;
  return pattern.every((group) => {
    const at = words.findIndex(
      (_, start) => start >= from && group.every((word, offset) => words[start + offset] === word),
    );
    from = at + group.length;
    return at >= 0;
  });
}
