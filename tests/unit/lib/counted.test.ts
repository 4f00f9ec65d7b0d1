import {expect, test} from 'vitest';
import {counted} from '../../../src/lib/counted';

test.each([
  [0, '0 errors'],
  [1, '1 error'],
  [2, '2 errors'],
])('%s is written "%s"', (count, text) => expect(counted(count, 'error')).toBe(text));
