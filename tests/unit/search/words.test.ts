import {expect, test} from 'vitest';
import {queryWords, termsOf} from '../../../src/search/words';

test.each([
  ["The session doesn't start", 'The session does not start'],
  ['The test can’t find it', 'The test cannot find it'],
])('"%s" has the terms of "%s"', (contracted, full) => {
  expect(termsOf(contracted)).toEqual(termsOf(full));
  expect(queryWords(contracted).map(({text}) => text)).toEqual(
    queryWords(full).map(({text}) => text),
  );
});
