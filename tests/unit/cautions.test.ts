import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {unlinkedTraps} from '../../scripts/cautions';
import {ROOT} from '../../scripts/lib/run';
import {temporaryFolder} from '../temporaryFolder';

/** The places of the traps that a guide with this text does not link. */
function placesOf(text: string): string[] {
  const file = path.join(temporaryFolder(), 'guide.mdx');
  writeFileSync(file, text);
  return unlinkedTraps(path.relative(ROOT, file)).map(({place}) => place);
}

test('lists the traps of a method and a key until the guide links their descriptions', () => {
  const cell = '/api/data/test-data#cell';
  expect(placesOf('Call `row.cell("name")` with `"browser": "CHROME"`.')).toEqual(
    expect.arrayContaining([cell, '#ui.web.browser']),
  );
  expect(placesOf(`Call [cell](${cell}), as in \`row.cell("name")\`.`)).not.toContain(cell);
});

test('rejects a guide that does not exist', () => {
  expect(() => unlinkedTraps('docs/nope.mdx')).toThrow(
    /^docs\/nope\.mdx does not exist: name a guide/,
  );
});
