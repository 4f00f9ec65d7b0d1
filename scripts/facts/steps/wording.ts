/**
 * Source text as a reader sees it: without `this.` and without blanks before brackets.
 *
 * @param code one expression
 */
export function tidy(code: string): string {
  return code.replace(/\bthis\./g, '').replace(/(\w) \(/g, '$1(');
}

/** `locator.getName()` is a name to a reader: the last getter says what stands there. */
function placeName(code: string): string {
  const getter = /\.?get([A-Z]\w*)\(\)$/.exec(code)?.[1];
  return getter ? getter[0]!.toLowerCase() + getter.slice(1) : tidy(code);
}

/**
 * Says what the program puts into the places of a text. Two values that would have one name get
 * their source text instead.
 *
 * @param text a log format with `{}`, or a message with `{0}`
 * @param args source text of the values
 */
export function fillPlaces(text: string, args: string[]): string {
  const names = args.map(placeName);
  const unclear = new Set(names).size < names.length;
  let next = 0;
  return text.replace(/\{(\d?)\}/g, (place, index) => {
    const at = index === '' ? next++ : Number(index);
    const arg = args[at];
    return arg === undefined ? place : `{${unclear ? tidy(arg) : names[at]}}`;
  });
}

/**
 * Several conditions as one.
 *
 * @param conditions source text, all of which must hold
 */
export function allOf(conditions: string[]): string {
  return conditions
    .map(tidy)
    .map((code) => (conditions.length > 1 && / or |\|\|/.test(code) ? `(${code})` : code))
    .join(' && ');
}
