import {expect, test} from 'vitest';
import {type Accepted, advisoryErrors, readAccepted} from '../../../scripts/nightly/advisories';

const TODAY = '2026-11-28';
const advisory = (id: string, severity: string) => ({
  name: 'undici',
  severity,
  title: `Title of ${id}`,
  url: `https://github.com/advisories/${id}`,
});
const report = (...via: unknown[]) =>
  JSON.stringify({
    vulnerabilities: {undici: {via}, 'provider-utils': {via: ['undici']}},
  });
const entry = {
  id: 'GHSA-1',
  package: 'undici',
  written: TODAY,
  until: '2027-01-31',
  reason: 'No release fixes it.',
};

test('names each advisory of level high or critical that nobody has written down', () => {
  const found = report(
    advisory('GHSA-1', 'high'),
    advisory('GHSA-2', 'critical'),
    advisory('GHSA-3', 'moderate'),
  );
  expect(advisoryErrors(found, [], TODAY)).toEqual([
    expect.stringContaining('undici: Title of GHSA-1 (high, '),
    expect.stringContaining('undici: Title of GHSA-2 (critical, '),
  ]);
  expect(advisoryErrors(found, [entry], TODAY)).toEqual([expect.stringContaining('GHSA-2')]);
});

test.each<[what: string, change: Partial<Accepted>, message: string]>([
  ['whose time is over', {until: '2026-11-27'}, 'GHSA-1 was accepted until 2026-11-27'],
  ['without a day', {written: 'today'}, 'GHSA-1 needs the days "written" and "until"'],
  ['without a reason', {reason: ''}, 'and a "reason"'],
])('names an accepted advisory %s', (_, change, message) => {
  expect(advisoryErrors(report(), [{...entry, ...change}], TODAY)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  ['an error of npm', '{"message": "405 Method Not Allowed"}', /no report \(405 Method Not/],
  ['nothing', '', /no report: pass the output of npm audit --json/],
])('throws one line for %s in place of a report', (_, text, message) => {
  expect(() => advisoryErrors(text, [], TODAY)).toThrow(message);
});

test('the advisories of this site that stay have their days and reasons', () => {
  expect(advisoryErrors(report(), readAccepted(), TODAY)).toEqual([]);
});
