/**
 * Address of the row that documents a key on the page of all keys. The servers of all platforms share their rows.
 *
 * @param path path of the key, with `<key>` for the name of a block
 */
export function keyAddress(path: string): string {
  const anchor = path.replace('.<key>', '').replace(/^.*\.(?=server\.)/, '');
  const top = anchor.includes('.') ? anchor : `file.${anchor}`;
  return `/docs/guides/config/configuration#${top}`;
}
