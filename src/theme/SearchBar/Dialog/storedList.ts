/** What the reader keeps between visits; the newest first. */
export interface StoredList<Item> {
  all(): Item[];
  /** Adds an item, in place of one with its id. */
  add(item: Item): void;
  remove(item: Item): void;
}

/** Lists that the browser did not store: they last as long as the page. */
const unsaved = new Map<string, unknown[]>();

function read(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * A list in the storage of the browser, or in memory where the browser denies it.
 *
 * @param key under which DocSearch keeps the same list; the host's other sites use the same keys
 * @param isItem tells an item from what another site left under the key
 * @param limit of items; the oldest goes
 */
export function storedList<Item extends {objectID: string}>(
  key: string,
  isItem: (item: unknown) => item is Item,
  limit: number,
): StoredList<Item> {
  const all = () => (unsaved.get(key) ?? read(key)).filter(isItem).slice(0, limit);
  const save = (items: Item[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(items));
      unsaved.delete(key);
    } catch {
      unsaved.set(key, items);
    }
  };
  const without = (item: Item) => all().filter(({objectID}) => objectID !== item.objectID);
  return {
    all,
    add: (item) => save([item, ...without(item)].slice(0, limit)),
    remove: (item) => save(without(item)),
  };
}
