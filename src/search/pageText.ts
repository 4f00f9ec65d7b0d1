/** Elements between whose texts a reader sees no space. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi br code em i kbd mark s strong sub sup u wbr'.split(' '),
);

/** A text with single spaces, and none before a sign that closes a clause. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}
