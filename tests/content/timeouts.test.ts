import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readConfigSchema} from '../../src/framework/config';

const PAGE = 'docs/guides/waits-and-timeouts.mdx';
const UNITS = ['seconds', 'milliseconds'];
const page = readFileSync(PAGE, 'utf8');

/** Each key of the schema whose number is a time; those outside of blocks repeat those inside. */
const times = Object.entries(readConfigSchema().$defs)
  .filter(([section]) => !section.endsWith('.outside-blocks'))
  .flatMap(([section, {properties}]) =>
    Object.entries(properties ?? {}).map(([key, property]) => ({
      anchor: `${section}.${key}`,
      unit: property['x-boyka-unit'] ?? '',
      value: property.default,
    })),
  )
  .filter(({unit}) => UNITS.includes(unit));

describe('the table of timeouts has each key with its default', () => {
  test.each(times)('$anchor', ({anchor, unit, value}) => {
    const row = page
      .split('\n')
      .find((line) => line.includes(`#${anchor})`) && line.startsWith('|'));
    const amount = `${String(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
    expect(
      row?.split('|')[2]?.trim(),
      `${PAGE}: write ${amount} into the second cell of the row that links to #${anchor}.`,
    ).toBe(amount);
  });
});
