import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sourcePages} from '../site/support/pages';

const LIST = 'tests/site/routes.txt';

test(`${LIST} has each page, so that none of its addresses gets lost`, () => {
  const listed = readFileSync(LIST, 'utf8').split('\n');
  const lines = sourcePages().map(({route, isDraft}) => {
    const address = route.replace(/\/index$/, '');
    return isDraft ? `draft ${address}` : address;
  });
  expect(
    lines.filter((line) => !listed.includes(line)),
    `add each as a line to ${LIST}`,
  ).toEqual([]);
});
