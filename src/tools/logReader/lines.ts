/** A longer line is read in parts, so that no line takes longer than a slice. */
const MAX_LINE = 8192;

/** What begins a color code of a terminal, as it is or as logs write it out. */
const ESCAPE = String.raw`\u001b|\u009b|\u241b|\ufffd|\^\[|\\(?:u001b|x1b|033|e)|&#(?:27|x1b);`;
/** A color code. On copying, its beginning is often lost. */
const COLOR = new RegExp(String.raw`(?:${ESCAPE})\[[\d;?]*[a-z]|\[\d[\d;]*m|\[m(?!\w)`, 'giu');
/** The characters that a report in XML or HTML escapes. */
const ENTITIES = new Map(Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'"}));
/** What an editor or a chat replaces plain characters by. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[\u00a0\u2007\u202f]/g, ' '],
];
/** A line break of a text in JSON, before a line of a stack trace. */
const ESCAPED_BREAK = /(?:\\+r)?\\+n(?:\\+t)?(?=\s*(?:at |Caused by: |\.\.\. \d))/g;
/** A frame of a stack trace, as Java, Node.js, or the framework's own log prints it. */
const FRAME =
  /(?:^|\s)at (?:async |new )?[\w$.<>/@~-]+(?:\s?\((?![\d\s,]*\))[^()]*\)|: \S+ Line Number: [\d,.]+)/g;
/** An exception that only carries another, in one line. */
const CARRIER =
  /\b((?:Runtime|Execution|Completion|UncheckedIO|InvocationTarget|IllegalState|IllegalArgument|TestNG|SurefireBooterFork)Exception|ExceptionInInitializerError): (?:Exception )?(?=(?:[a-z][\w$]*\.)+[A-Z][\w$]*(?:Exception|Error)\b)|; nested exception is:? /g;

/** What a cause in a stack trace begins with. */
export const CAUSE = 'Caused by: ';

/**
 * A line of a log without colors, with plain characters.
 *
 * @param line as a reader pasted it, or a part of it
 */
export function plainLine(line: string): string {
  const plain = line
    .replace(COLOR, '')
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
  return PLAIN.reduce((text, [character, by]) => text.replace(character, by), plain);
}

/** The lines of a log, each in parts that are short enough to be read at once. */
export function* shortLines(log: string): Generator<{line: number; text: string}> {
  // A file that PowerShell wrote has two bytes for each character.
  const lines = log.replaceAll('\0', '').split(/\r\n?|\n/);
  for (const [index, whole] of lines.entries()) {
    for (let start = 0; start < whole.length; start += MAX_LINE) {
      yield {line: index + 1, text: whole.slice(start, start + MAX_LINE)};
    }
  }
}

/**
 * Cuts a line into exceptions: a stack trace that was pasted in one line has several.
 *
 * @param line that is plain
 * @returns the exceptions, a cause with `Caused by: `, and whether frames follow them
 */
export function segmentsOf(line: string): {segments: string[]; hasFrames: boolean} {
  const parts = line.replace(ESCAPED_BREAK, ' ').split(FRAME);
  const segments = parts.flatMap((part) =>
    part.replace(CARRIER, (_, type = '') => `${type} ${CAUSE}`).split(/(?=Caused by: )/),
  );
  return {segments, hasFrames: parts.length > 1};
}
