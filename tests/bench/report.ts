import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ROOT} from '../../scripts/lib/run';

const REPORT = path.join(ROOT, 'tests', 'bench', 'report.md');

/**
 * Puts a section into the report in place of the one with its title, or at the end.
 *
 * @param section whose first line is its heading of level 2
 */
export async function writeSection(section: string): Promise<void> {
  const [title = ''] = section.split('\n');
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '# Measurements\n';
  const parts = report.split(/^(?=## )/m).map((part) => part.trim());
  const at = parts.findIndex((part) => part.split('\n')[0] === title);
  parts.splice(at < 0 ? parts.length : at, 1, section);
  const options = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(parts.join('\n\n'), {...options, parser: 'markdown'}));
}

/** A section with a table, whose first row is its head. */
export function sectionOf(
  title: string,
  text: string,
  [head = [], ...body]: readonly (readonly (string | number)[])[],
): string {
  const rows = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`);
  return [`## ${title}`, '', text, '', ...rows].join('\n');
}
