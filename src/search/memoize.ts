/**
 * Memoizes a function for the keys that were used last, because each letter of a query needs nearly
 * the same again.
 *
 * @param max number of results to keep
 * @param make returns the value of a key
 */
export function memoizeLru<Value>(
  max: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const value = values.has(key) ? values.get(key)! : make(key);
    // A map keeps the order of insertion: the key that was used last is at its end.
    values.delete(key);
    values.set(key, value);
    if (values.size > max) {
      values.delete(values.keys().next().value!);
    }
    return value;
  };
}

/** Memoizes a function without parameters. */
export function lazy<Value extends object | string>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
