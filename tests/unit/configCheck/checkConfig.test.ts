import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {checkConfig, type ConfigFinding} from '../../../src/tools/checker';
import schema from '../../../static/schema/boyka-config.schema.json';

interface Case {
  is: string;
  file: string;
  /** `rule line:column page#anchor | text | text`: each text occurs in the message, or in the lines to write. */
  finds?: readonly string[];
  /** Absent when nothing is certain. */
  fixed?: string;
}

const CASES = load(readFileSync(path.join(__dirname, 'configs.yml'), 'utf8')) as Readonly<
  Record<string, readonly Case[]>
>;

/** The place of a finding, and those of the texts that it has. */
function shownOf({rule, line, column, link, message, lines}: ConfigFinding, wanted = ''): string {
  const page = link?.to.replace('/docs/guides/config/', '') ?? '';
  const texts = wanted.split(' | ').slice(1);
  const said = texts.filter((text) => message.includes(text) || lines?.includes(text));
  return [`${rule} ${line}:${column} ${page}`.trimEnd(), ...said].join(' | ');
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$is', ({file, finds = [], fixed}) => {
    const report = checkConfig(file, schema);
    expect(report.findings.map((finding, at) => shownOf(finding, finds[at]))).toEqual(finds);
    expect(report.fixed).toBe(fixed);
    if (fixed !== undefined) {
      const left = checkConfig(fixed, schema).findings;
      expect(left.length, 'no more findings after it').toBeLessThanOrEqual(report.findings.length);
    }
  });
});

test('reports a text that is nested too deeply, once', () => {
  const {findings} = checkConfig('['.repeat(100_000), schema);
  expect(findings).toMatchObject([{rule: 'syntax', line: 1, column: 1}]);
});

test("finds nothing in the sample project's configurations", () => {
  const samples = path.join(__dirname, '../../../src/samples');
  const all = readdirSync(samples, {recursive: true, encoding: 'utf8'});
  const files = all.filter((name) => path.basename(name) === 'boyka-config.json');
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) {
    const text = readFileSync(path.join(samples, name), 'utf8');
    expect(checkConfig(text, schema).findings, name).toEqual([]);
  }
});
