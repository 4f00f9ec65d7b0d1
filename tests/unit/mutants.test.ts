import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readMutants, type Mutant} from '../mutants/mutant';
import {withRows} from '../mutants/report';
import {mutate} from '../mutants/tree';
import {verdictOf} from '../mutants/verdict';

const MUTANTS = readMutants(process.cwd());

describe('every mutant', () => {
  test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_name, mutant) => {
    const source = readFileSync(mutant.file, 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
    expect(existsSync(mutant.test.file), mutant.test.file).toBe(true);
  });
});

const mutant: Mutant = {
  name: 'one',
  breaks: 'It breaks',
  file: 'a.ts',
  search: 'old',
  replace: 'new',
  test: {kind: 'unit', file: 'a.test.ts', name: 'holds'},
};

test.each(['none', 'old and old'])('a place that is not there just once is refused: %s', (text) => {
  expect(() => mutate(text, mutant)).toThrow(/one: "old" stands [02] times in a\.ts, not once/);
});

test.each([
  [{testResults: [{assertionResults: [{title: 'holds', status: 'failed'}]}]}, 'red'],
  [{testResults: [{assertionResults: [{title: 'holds', status: 'passed'}]}]}, 'green'],
  [{testResults: [{assertionResults: [{title: 'holds', status: 'skipped'}]}]}, 'not run'],
  [{suites: [{suites: [{specs: [{title: 'holds', ok: false}]}]}]}, 'red'],
  [{suites: [{specs: [{title: 'another', ok: false}]}]}, 'not run'],
  [{specs: [{title: 'holds', ok: false, error: 'The fixture did not build:'}]}, 'not run'],
  [undefined, 'not run'],
])('%j is read as %s', (report, verdict) => {
  expect(verdictOf(report, 'holds')).toBe(verdict);
});

test('the section of the report is replaced, row by row, and nothing around it', () => {
  const first = withRows(
    '# All\n\n## Speed\n\nFast.\n',
    [{mutant, verdict: 'red', seconds: 1}],
    ['one'],
  );
  expect(first).toContain('# All\n\n## Speed\n\nFast.\n\n## Mutants');
  expect(first).toContain('| one | It breaks | a.test.ts: holds | red | 1 |');
  const two = {...mutant, name: 'two'};
  const second = withRows(
    `${first}\n## Size\n`,
    [{mutant: two, verdict: 'green', seconds: 2}],
    ['one', 'two'],
  );
  expect(second.match(/^\| (one|two) .*$/gm)).toHaveLength(2);
  expect(second).toMatch(/Fast\.[^]*\| two [^]*\n\n## Size/);
  expect(withRows(second, [], ['two'])).not.toContain('| one |');
});
