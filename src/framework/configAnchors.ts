/** Id of the heading of a section on its page, and of its rows in the table of all keys. */
export function sectionHeading(section: string): string {
  return section === '' ? 'top-level' : section.replaceAll('.', '-').replaceAll('_', '-');
}

/** Id of a key on the page of its section, and of its row in the table of all keys. */
export function keyAnchor(section: string, name: string): string {
  return `${section === '' ? 'file' : section}.${name}`;
}

/** The definition that a `$ref` names, without what marks a variant: the section that the pages document. */
export function sectionOfRef(ref: string | undefined): string | undefined {
  const name = ref?.split('/').at(-1);
  return name === undefined || name === 'any-value'
    ? undefined
    : name.replace('.outside-blocks', '');
}

/** Joins the parts of a path; the file itself has none. */
export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
