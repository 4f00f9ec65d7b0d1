import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/run';

const REPORT = path.join(ROOT, 'tests', 'bench', 'report.md');

/** A section of the report: what its table says, and the table with its head first. */
export interface Section {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Prints a section, and puts it into the report in place of the one with its title, or at the end. */
export function writeSection({title, text, rows}: Section): void {
  const section = `## ${title}\n\n${text}\n\n${tableOf(rows)}\n`;
  const parts = readFileSync(REPORT, 'utf8').split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  parts.splice(at < 0 ? parts.length : at, 1, section);
  writeFileSync(REPORT, `${parts.map((part) => part.trim()).join('\n\n')}\n`);
  console.log(section);
}

/** A table in Markdown. */
export function tableOf([head = [], ...body]: Section['rows']): string {
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** The median with the smallest and the largest value, such as `1.20 (1.10 to 1.31)`. */
export function spread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((one, other) => one - other).map((value) => value.toFixed(digits));
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
}

/**
 * Measures our site and the stock site in turn, so that other work of the machine affects both.
 *
 * @returns the cells of the comparison: our values, those of the stock site, and their ratios
 */
export async function compare(
  runs: number,
  digits: number,
  measure: {ours: () => Promise<number>; stock: () => Promise<number>},
): Promise<string[]> {
  const ours: number[] = [];
  const stock: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure.ours());
    stock.push(await measure.stock());
  }
  const ratios = ours.map((value, run) => value / stock[run]!);
  return [spread(ours, digits), spread(stock, digits), spread(ratios, 2)];
}
