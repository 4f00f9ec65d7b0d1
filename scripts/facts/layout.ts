/** A line is at most this long before a list or an object is broken over lines. */
const WIDTH = 110;

/**
 * JSON that reads well in a diff: what fits is on one line, and so is each step, error, or other small object of a
 * list, so that a changed step is one changed line.
 *
 * @param value what is written
 * @returns text with a newline at its end
 */
export function layout(value: unknown): string {
  return `${print(value, '')}\n`;
}

function print(value: unknown, indent: string): string {
  const line = inline(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    isStep(value) ||
    indent.length + line.length <= WIDTH
  ) {
    return line;
  }
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => deeper + print(item, deeper));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${print(item, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

/** One line, with a blank after each comma and colon. */
function inline(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(inline).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`,
    );
    return `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** A step has a kind, and an error an exception; a type has a kind, too, but also a package. */
function isStep(value: object): boolean {
  return ('kind' in value && !('package' in value)) || 'exception' in value;
}
