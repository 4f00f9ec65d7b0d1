/**
 * A function that calls another one at most once, when it is first needed.
 *
 * @returns the result of that call, each time
 */
export function once<T>(call: () => T): () => T {
  let result: {value: T} | undefined;
  return () => (result ??= {value: call()}).value;
}

/** The same for each argument; a result lasts as long as the object that it belongs to. */
export function oncePer<K extends object, T>(call: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, {value: T}>();
  return (key) => {
    const result = results.get(key) ?? {value: call(key)};
    results.set(key, result);
    return result.value;
  };
}
