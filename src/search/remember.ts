/**
 * A function that remembers its last answers, because typing asks for nearly the same again with
 * each letter.
 *
 * @param most how many answers are kept; the one that was not asked for longest goes first
 * @param make gives the answer for a key, the same each time
 */
export function remembered<Value>(
  most: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.has(key) ? known.get(key)! : make(key);
    // What was asked for last stands at the end.
    known.delete(key);
    known.set(key, value);
    if (known.size > most) {
      known.delete(known.keys().next().value!);
    }
    return value;
  };
}
