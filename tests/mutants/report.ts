import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import type {Mutant} from './mutant';
import type {Verdict} from './verdict';

/** What came of a mutant. */
export interface Row {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  readonly seconds: number;
}

const TITLE = '## Mutants';
const INTRO =
  'Each is one fault in the source, and the test that has to go red for it (`npm run test:mutants`, ' +
  'or with the beginnings of names after `--` some of them). A row tells of the last run of its mutant.';
const HEAD =
  '| mutant | what it breaks | test | verdict | seconds |\n| --- | --- | --- | --- | --- |';

function cells({mutant: {name, breaks, test}, verdict, seconds}: Row): string {
  const title = `${test.file}: ${test.name}`.replace(/[|<]/g, '\\$&');
  return `| ${name} | ${breaks} | ${title} | ${verdict} | ${seconds.toFixed(0)} |`;
}

/**
 * A report with its section on mutants brought up to date; rows of mutants that were not run now
 * stay, unless the mutant is gone.
 *
 * @param report the whole file, perhaps empty
 * @param names of all mutants that there are
 */
export function withRows(report: string, rows: readonly Row[], names: readonly string[]): string {
  const start = report.indexOf(TITLE);
  const rest = start === -1 ? '' : report.slice(start + TITLE.length);
  const next = rest.search(/\n## /);
  const section = next === -1 ? rest : rest.slice(0, next);
  const after = next === -1 ? '' : rest.slice(next);
  const known = new Map<string, string>();
  for (const line of section.split('\n')) {
    const name = /^\| ([\w-]+) +\|/.exec(line)?.[1];
    if (name !== undefined && names.includes(name)) {
      known.set(name, line);
    }
  }
  for (const row of rows) {
    known.set(row.mutant.name, cells(row));
  }
  const lines = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const before = start === -1 ? report.trimEnd() : report.slice(0, start).trimEnd();
  const head = before === '' ? '# Measurements' : before;
  return `${head}\n\n${TITLE}\n\n${INTRO}\n\n${[HEAD, ...lines].join('\n')}\n${after}`;
}

/** Writes the section of a report file; the file comes to be when it is not there. */
export async function writeRows(
  file: string,
  rows: readonly Row[],
  names: readonly string[],
): Promise<void> {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const options = {...(await resolveConfig(file)), parser: 'markdown'};
  writeFileSync(file, await format(withRows(report, rows, names), options));
}
