import {expect, test} from 'vitest';
import {queryWords, termsOf} from '../../../src/search/words';

test.each([
  ["The session doesn't start", 'The session does not start'],
  ['The test can’t find it', 'The test cannot find it'],
])('"%s" has the terms of "%s"', (contracted, full) => {
  expect(termsOf(contracted)).toEqual(termsOf(full));
  expect(queryWords(contracted)).toEqual(queryWords(full));
});

test.each([
  ['java.net.BindException: Address already in use', 'BindException: Address already in use'],
  ['NoClassDefFoundError: org/openqa/selenium/By', 'NoClassDefFoundError: By'],
  ['simulator 88CFD42A-4D48-42F7-BAF3-EE16FB9E7E49 failed at 0x7f6b35', 'simulator failed at'],
  ['ui.timeout.explicit_wait in docs/intro', 'ui timeout explicit_wait in docs intro'],
])('"%s" is searched as "%s"', (pasted, searched) => {
  expect(queryWords(pasted)).toEqual(queryWords(searched));
});
