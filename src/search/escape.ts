const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, name]) => [name, character]));

/** Text as HTML shows it. DocSearch turns just these five entities back where it shows titles. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** The text that `escapeHtml` was given. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#039);/g, (name) => CHARACTERS.get(name)!);
}

/**
 * Takes from a value of an index everything that HTML could take for markup, but the marks around
 * hits. An escaped text stays as it is, so that doing it twice does no harm.
 *
 * @param value what an index answered; anything but a text counts as none
 */
export function onlyMarks(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  return value
    .split(/(<\/?mark>)/)
    .map((part, index) =>
      index % 2 ? part : part.replace(/[<>"']/g, (character) => ENTITIES[character]!),
    )
    .join('');
}
