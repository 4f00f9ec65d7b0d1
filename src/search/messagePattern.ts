import {fold} from './words';

/** The fixed words of an error message, in the groups that its placeholders leave. */
export type MessagePattern = readonly (readonly string[])[];

/** Fewer fixed words than this occur in texts that are no error text. */
const MIN_WORDS = 3;

/** The words and numbers of a text, folded. */
export function plainWords(text: string): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** A value in a message, or its placeholder: in brackets, braces, quotes, or code, or a number. */
const VALUE = /`[^`]*`|<(?! )[^<>]*>|\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|"[^"]*"|“[^”]*”|'[^']*'|\d+/g;

/** Whether a text is some of the fixed words of a message side by side, with any values between. */
export function isPartOf(text: string, message: string): boolean {
  const [part, whole] = [text, message].map((words) => plainWords(words.replace(VALUE, ' ')));
  return part!.length >= MIN_WORDS && ` ${whole!.join(' ')} `.includes(` ${part!.join(' ')} `);
}

/**
 * The pattern of a message.
 *
 * @param text with `{name}` where the framework puts a value; its numbers may be others, too
 */
export function messagePattern(text: string): MessagePattern {
  return text
    .split(/\{\w*\}|\d+/)
    .map(plainWords)
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
 * @param least fixed words that the message needs to have
 * @returns the index of the first fixed word, or -1
 */
export function findMessage(
  words: readonly string[],
  pattern: MessagePattern,
  least = MIN_WORDS,
): number {
  if (patternLength(pattern) < least) {
    return -1;
  }
  const text = ` ${words.join(' ')} `;
  let first = -1;
  let from = 0;
  for (const group of pattern) {
    const at = text.indexOf(` ${group.join(' ')} `, from);
    if (at < 0) {
      return -1;
    }
    first = first < 0 ? at : first;
    // The space after a group may be the one before the next.
    from = at + group.join(' ').length + 1;
  }
  return text.slice(0, first).split(' ').length - 1;
}
