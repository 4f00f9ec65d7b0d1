/** Shorter items would not become shorter by naming them. */
const SHORTEST = 60;

const ITEM = /^( *(?:\d+\.|[-*]) )(.+)$/;
const FENCE = /^ *(?:```|~~~)/;

/**
 * Says once what several methods of a type repeat: their steps and errors are listed at the head of the
 * page, and the methods name them by number.
 *
 * @param twin Markdown of a page
 * @returns Markdown; the page itself where nothing is repeated
 */
export function sharedOnce(twin: string): string {
  const lines = twin.split('\n');
  const texts = lines.map(itemTexts());
  const counts = new Map<string, number>();
  texts.forEach((text) => text && counts.set(text, (counts.get(text) ?? 0) + 1));
  const repeated = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const start = lines.findIndex((line) => /^## (?!Signatures$)/.test(line));
  if (repeated.length === 0 || start < 0) {
    return twin;
  }
  const nameOf = new Map(repeated.map((text, index) => [text, `S${index + 1}`]));
  const body = lines.map((line, index) => {
    const name = nameOf.get(texts[index] ?? '');
    return name ? line.replace(ITEM, (_, mark: string) => mark + name) : line;
  });
  const list = [...nameOf].map(([text, name]) => `- **${name}**: ${text}`);
  const section = ['## Steps and errors of several methods', '', ...list, ''];
  return [...body.slice(0, start), ...section, ...body.slice(start)].join('\n');
}

/** Reads lines in their order: the text of a list item that may be named; nothing for all else. */
function itemTexts(): (line: string) => string | undefined {
  let isCode = false;
  return (line) => {
    isCode = FENCE.test(line) ? !isCode : isCode;
    const text = isCode ? undefined : ITEM.exec(line)?.[2];
    return text !== undefined && text.length >= SHORTEST ? text : undefined;
  };
}
