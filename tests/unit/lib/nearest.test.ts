import {expect, test} from 'vitest';
import {nearestKeys} from '../../../src/lib/nearest';

test.each([
  ['ui', ['api'], []],
  ['host', ['port'], []],
  ['os', ['so'], []],
  ['prot', ['port', 'host'], []],
  ['prt', ['port', 'host'], ['port']],
  ['browse', ['browser', 'headless'], ['browser']],
  ['baseUrl', ['base_url'], ['base_url']],
  ['browse_option', ['browser_options'], ['browser_options']],
])('%s among %j', (word, known, near) => {
  expect(nearestKeys(word, known)).toEqual(near);
});
