/** Order by code units: the same on every machine, whatever its language. */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The key that Gson's `LOWER_CASE_WITH_UNDERSCORES` makes of a field name: `beforeTyping` → `before_typing`. */
export function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
