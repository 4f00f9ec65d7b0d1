import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PAGES_TO_READ} from '../../scripts/facts/changes';

test('a person has read each page whose facts a release has changed', () => {
  const lines = readFileSync(PAGES_TO_READ, 'utf8').match(/^[^#\r\n].*/gm) ?? [];
  expect(lines, `read each page, correct it, and delete its line in ${PAGES_TO_READ}`).toEqual([]);
});
