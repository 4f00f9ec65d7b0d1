import {expect, test} from 'vitest';
import {areaOf} from '../../../src/config/searchAreas';

test.each([
  ['docs/intro', 'Documentation'],
  ['blog', 'Blog'],
  ['search', 'Boyka Framework'],
  ['constructor/page', 'Boyka Framework'],
])('the page %s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});
