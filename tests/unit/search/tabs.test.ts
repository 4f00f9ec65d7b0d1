import {expect, test} from 'vitest';
import {openTabs} from '../../../src/search/tabs';

const CI = [
  {group: 'ci', value: 'github', label: 'GitHub Actions'},
  {group: 'ci', value: 'jenkins', label: 'Jenkins'},
  {group: 'build-tool', value: 'gradle', label: 'Gradle'},
];
const JUNIT = [
  {group: 'test-library', value: 'testng', label: 'TestNG'},
  {group: 'test-library', value: 'junit5', label: 'JUnit 5'},
  {group: 'test-library', value: 'junit4', label: 'JUnit 4'},
];

test.each([
  ['jenkins', CI, 'docs/ci?ci=jenkins#run'],
  ['run in github', CI, 'docs/ci?ci=github#run'],
  ['github actions gradle', CI, 'docs/ci?ci=github&build-tool=gradle#run'],
  ['run tests on a server', CI, 'docs/ci#run'],
  ['junit', JUNIT, 'docs/ci?test-library=junit5#run'],
  ['JUnit 4', JUNIT, 'docs/ci?test-library=junit4#run'],
  ['junit4', JUNIT, 'docs/ci?test-library=junit4#run'],
  ['junit 5 instead of testng', JUNIT, 'docs/ci?test-library=junit5#run'],
  ['junit instead of testng', JUNIT, 'docs/ci?test-library=junit5#run'],
])('"%s" opens its tabs', (query, tabs, path) => {
  expect(openTabs('docs/ci#run', tabs, query)).toBe(path);
});

test('a page leads to its first section with the tab, unless that is a result itself', () => {
  const tabs = CI.map((tab) => ({...tab, anchor: 'run'}));
  expect(openTabs('docs/ci', tabs, 'jenkins')).toBe('docs/ci?ci=jenkins#run');
  expect(openTabs('docs/ci', tabs, 'jenkins', new Set(['docs/ci#run']))).toBe('docs/ci?ci=jenkins');
});

test('a page has no anchor to keep', () => {
  expect(openTabs('docs/ci', CI, 'jenkins')).toBe('docs/ci?ci=jenkins');
});
