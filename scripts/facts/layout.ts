/** A line is at most this long before a list or an object is broken over lines. */
const WIDTH = 110;

/**
 * JSON that reads well in a diff: what fits stands on one line, and so does each effect, however long, since an
 * effect that changes should be one changed line.
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
    isEffect(value) ||
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

function isEffect(value: object): boolean {
  // A type has a kind and a line too, and members besides.
  return 'kind' in value && 'line' in value && !('package' in value);
}
