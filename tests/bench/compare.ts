/** The middle value; of an even number of values, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The median with the smallest and the largest value, such as `1.20 (1.10 to 1.31)`. */
export function spread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  return `${middle} (${least} to ${most})`;
}

/** The cells of a comparison: our values, those of the stock site, and the ratios of the pairs. */
export function comparison(
  site: readonly number[],
  stock: readonly number[],
  digits = 0,
): string[] {
  const ratios = site.map((value, index) => value / stock[index]!);
  return [spread(site, digits), spread(stock, digits), spread(ratios, 2)];
}

/** Measures each of two things in turn, so that what else the machine does affects both. */
export async function inPairs<Item, Value>(
  runs: number,
  site: Item,
  stock: Item,
  measure: (item: Item) => Promise<Value>,
): Promise<[site: Value[], stock: Value[]]> {
  const values: [Value[], Value[]] = [[], []];
  for (let pair = 0; pair < runs; pair += 1) {
    values[0].push(await measure(site));
    values[1].push(await measure(stock));
  }
  return values;
}
