/** What a reader looks for in the table of all keys. */
export interface Query {
  /** Words with spaces between them; each has to occur in the row. */
  text: string;
  /** A platform's id; empty for all. */
  platform: string;
}

/**
 * Hides the rows that do not match, and with them the groups, tables, and headings that they leave empty.
 *
 * @returns how many rows are left
 */
export function filterRows({text, platform}: Query): number {
  const words = text.toLowerCase().split(/\s+/);
  let total = 0;
  for (const table of document.querySelectorAll<HTMLTableElement>('[data-config-table]')) {
    let inTable = 0;
    for (const body of table.tBodies) {
      const [head, ...rows] = body.rows;
      const label = head?.querySelector('a')?.textContent ?? '';
      let inBody = 0;
      for (const row of rows) {
        const platforms = row.dataset['platforms'] ?? body.dataset['platforms'] ?? '';
        // The id is the path without the name of a block: both spellings are typed.
        const content = `${row.id} ${label}.${row.textContent}`.toLowerCase();
        row.hidden = !(
          words.every((word) => content.includes(word)) &&
          (platform === '' || platforms.split(' ').includes(platform))
        );
        inBody += row.hidden ? 0 : 1;
      }
      body.hidden = inBody === 0;
      inTable += inBody;
    }
    table.hidden = inTable === 0;
    table.previousElementSibling?.toggleAttribute('hidden', table.hidden);
    total += inTable;
  }
  return total;
}
