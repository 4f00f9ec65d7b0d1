import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, test} from 'vitest';
import {parseTree} from 'jsonc-parser';
import {validate as check} from '../../../src/configCheck/validate';
import {readConfigSchema} from '../../../src/framework/config';
import {apiBlocks} from './blocks/api';
import {desktopBlocks} from './blocks/desktop';
import {fileBlocks} from './blocks/file';
import {mobileBlocks} from './blocks/mobile';
import {serverBlocks} from './blocks/server';
import type {Block} from './blocks/types';
import {uiBlocks} from './blocks/ui';
import {webBlocks} from './blocks/web';

const blocks: readonly Block[] = [
  ...fileBlocks,
  ...apiBlocks,
  ...uiBlocks,
  ...webBlocks,
  ...mobileBlocks,
  ...serverBlocks,
  ...desktopBlocks,
];
const schema = readConfigSchema();
const ajv = new Ajv2020({strict: false, allErrors: true}).addSchema(schema);

test('every object of the schema has its values here', () => {
  const objects = Object.keys(schema.$defs).filter((name) => name !== 'any-value');
  expect(blocks.map(({section}) => section).sort()).toEqual(['', ...objects].sort());
});

/** Whether the check of the site finds nothing, which has a validator of its own. */
function passesCheck(value: unknown, section: string): boolean {
  const reference = section === '' ? schema : {$ref: `#/$defs/${section}`};
  return check(schema, parseTree(JSON.stringify(value))!, reference).issues.length === 0;
}

describe.each(blocks)('"$section"', ({section, base, accepts, refuses}) => {
  const validate = ajv.getSchema(section === '' ? schema.$id : `${schema.$id}#/$defs/${section}`);
  const cases = (list: Block['accepts']) =>
    list.map(([change, line]) => ({value: laidOver(base, change), line: lineOf(section, line)}));

  test('has five values or more of each kind', () => {
    expect(accepts.length).toBeGreaterThanOrEqual(5);
    expect(refuses.length).toBeGreaterThanOrEqual(5);
  });

  test.each(cases(accepts))('takes $value: $line', ({value}) => {
    const taken = validate?.(value);
    expect({taken, errors: validate?.errors ?? []}).toEqual({taken: true, errors: []});
    expect(passesCheck(value, section)).toBe(true);
  });

  test.each(cases(refuses))('refuses $value: $line', ({value}) => {
    expect(validate?.(value)).toBe(false);
    expect(passesCheck(value, section)).toBe(false);
  });
});

function laidOver(base: Block['base'], change: Block['base']): Record<string, unknown> {
  const merged = Object.entries({...base, ...change});
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** The source line behind a name such as `read browser`; fails the run when the schema has none. */
function lineOf(section: string, name: string): string {
  const [kind = '', ...words] = name.split(' ');
  const owner = words.length > 1 && words[0] === 'ui.web' ? (words.shift() ?? '') : section;
  const object = owner === '' ? schema : schema.$defs[owner];
  const key = object?.properties[words[0] ?? ''];
  const lines: Record<string, () => string | undefined> = {
    class: () => object?.['x-boyka-class'],
    field: () => key?.['x-boyka-field'],
    read: () => key?.['x-boyka-read']?.[0],
    refused: () => key?.['x-boyka-rejected']?.[words[1] ?? ''],
    reading: () => schema['x-boyka-reading'][words.join(' ')],
    demand: () =>
      object?.allOf?.find((item) => item['x-boyka-requires'] === words.join(' '))?.[
        'x-boyka-source'
      ],
  };
  const found = lines[kind]?.();
  if (!/^[\w/]+\.java#L\d+$/.test(found ?? '')) {
    throw new Error(`The schema knows no line for "${name}" in "${section}".`);
  }
  return found ?? '';
}
