const PLACEHOLDER = /\{(\w+)\}/;
const PACKAGE = /^(?:[a-z]\w*\.)+(?=[A-Z])/;

/** What matches a known text in a log, and what stands in place of its placeholders. */
function matcherOf(text: string): RegExp {
  const source = text
    .split(PLACEHOLDER)
    .map((part, at, parts) => {
      if (at % 2 === 0) {
        return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      }
      const isLast = at === parts.length - 2 && parts.at(-1) === '';
      return part === 'number' ? '\\d+(?:\\.\\d+)*' : `.+${isLast ? '' : '?'}`;
    })
    .join('');
  return new RegExp(source);
}

/** What the server or the driver gave as the reason, without those that passed it on. */
export function reasonOf(text: string): string {
  return text.replace(/^.*\b(?:Original error|Message): (?=\S)/, '');
}

/**
 * The title of a finding: the text that the log has of it, with its values.
 *
 * @param error with its texts as an entry has them
 * @param excerpt the line of the log, from the error on
 * @returns a class with the reason, if one is given; the label with `…` for what the excerpt lacks
 */
export function headlineOf(
  {label, texts = []}: {label: string; texts?: readonly string[]},
  excerpt: string,
): string {
  if (!label.includes(' ') && excerpt.includes(label)) {
    const reason = reasonOf(excerpt);
    return reason === excerpt ? label : `${label}: ${reason}`;
  }
  const [found = ''] = texts
    // A log may have the text of an exception without its class, and an excerpt begins with a word.
    .flatMap((text) => [text, text.replace(/^(?:[\w.$]+: |\{\w+\} |['"])/, '')])
    .map((text) => matcherOf(text).exec(excerpt)?.[0] ?? '')
    .sort((one, other) => other.length - one.length);
  return found.replace(PACKAGE, '') || label.replace(new RegExp(PLACEHOLDER, 'g'), '…');
}
