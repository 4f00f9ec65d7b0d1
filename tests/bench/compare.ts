/** The median with the smallest and the largest value, such as `1.20 (1.10 to 1.31)`. */
export function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [least, middle, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    sorted[at]!.toFixed(digits),
  );
  return `${middle} (${least} to ${most})`;
}

/**
 * Measures our site and the stock site in turn, so that other work of the machine affects both.
 *
 * @returns the cells of the comparison: our values, those of the stock site, and their ratios
 */
export async function compare<Site>(
  sites: readonly [ours: Site, stock: Site],
  {runs, digits = 0}: {runs: number; digits?: number},
  measure: (site: Site) => Promise<number>,
): Promise<string[]> {
  const [ours, stock, ratios]: number[][] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    ours!.push(await measure(sites[0]));
    stock!.push(await measure(sites[1]));
    ratios!.push(ours![run]! / stock![run]!);
  }
  return [spread(ours!, digits), spread(stock!, digits), spread(ratios!, 2)];
}
