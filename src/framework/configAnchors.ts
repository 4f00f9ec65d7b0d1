/** Id of the heading of a section on its page, and of its rows in the table of all keys. */
export function sectionHeading(section: string): string {
  return section === '' ? 'top-level' : section.replaceAll('.', '-').replaceAll('_', '-');
}

/** Id of a key on the page of its section, and of its row in the table of all keys. */
export function keyAnchor(section: string, name: string): string {
  return `${section === '' ? 'file' : section}.${name}`;
}
