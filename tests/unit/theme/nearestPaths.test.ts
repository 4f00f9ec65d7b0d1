import {expect, test} from 'vitest';
import {nearestPaths} from '../../../src/theme/NotFound/Content/nearestPaths';

const PAGES = [
  '/boyka-framework/docs/intro',
  '/boyka-framework/api/actions/elements/element-actions',
  '/boyka-framework/api/actions/elements/finger-actions',
  '/boyka-framework/docs/guides/config/configuration',
];

test('puts the page that shares most words first', () => {
  expect(nearestPaths('/boyka-framework/api/web/element-actions', PAGES)[0]).toBe(PAGES[1]);
});

test('does not count the base path, which every page shares', () => {
  expect(nearestPaths('/boyka-framework/nothing', PAGES)).toEqual([]);
});

test('returns three at most', () => {
  expect(nearestPaths('/docs/api/actions/elements/config', PAGES)).toHaveLength(3);
});
