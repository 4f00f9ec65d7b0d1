import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {readConfigSchema} from '../../../src/framework/config';
import {validate} from '../../../src/tools/checker/validate';

interface Section {
  readonly base?: object;
  readonly accepts?: readonly object[];
  readonly rejects: readonly object[];
}

const SECTIONS = load(readFileSync(path.join(__dirname, 'blocks.yml'), 'utf8')) as Readonly<
  Record<string, Section>
>;
const {$defs, $id} = readConfigSchema();

/** The keywords of a section that a value violates. */
function violated(value: object, section: string): string[] {
  const schema = {$ref: `#/$defs/${section}`, $defs, $id};
  return validate(schema, JSON.parse(JSON.stringify(value))).map(({keyword}) => keyword);
}

describe.each(Object.entries(SECTIONS))('"%s"', (section, {base, accepts = [], rejects}) => {
  test.each(accepts)('accepts %j', (change) => {
    expect(violated({...base, ...change}, section)).toEqual([]);
  });

  test.each(rejects)('rejects %j', (change) => {
    expect(violated({...base, ...change}, section)).not.toEqual([]);
  });

  test.each(Object.keys(base ?? {}))('needs %s', (key) => {
    expect(violated({...base, [key]: undefined}, section)).toContain('required');
  });
});
