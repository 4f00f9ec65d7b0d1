import {expect, test} from 'vitest';
import {factsReport} from '../../../scripts/facts/changes';
import {readJson} from '../../../src/framework';
import type {Methods} from '../../../src/framework/types';

const methods = readJson<Methods>('methods.json');

test('nothing is to read again when the facts are as before', () => {
  expect(factsReport('# Read these.\n', methods)).toBe('');
});

test('a release is reported by the pages and the steps that people read again', () => {
  const report = factsReport('# Read these.\ndocs/a.mdx: Shop changed\n', {
    ...methods,
    methods: {},
  });
  expect(report).toMatch(
    /^\n## Pages that lag behind\n\n- docs\/a\.mdx: Shop changed\n\n## Steps to review\n\n/,
  );
  expect(report).toMatch(/^- ApiActions\.\w+ is gone: /m);
});
