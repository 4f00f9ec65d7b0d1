/** The key that Gson's `LOWER_CASE_WITH_UNDERSCORES` makes of a field name: `beforeTyping` → `before_typing`. */
export function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
