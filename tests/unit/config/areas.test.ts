import {expect, test} from 'vitest';
import {areaOf} from '../../../src/config/areas';
import packageJson from '../../../package.json';

test.each([
  ['docs/intro', 'Documentation'],
  ['blog', 'Blogs'],
  ['search', undefined],
  ['constructor/page', undefined],
])('the page %s belongs to %s', (page, label) => {
  expect(areaOf(page)?.label).toBe(label);
});

test("the site's own version is 2.1.1, on exactly the generator and React that it names", () => {
  expect(packageJson.version).toBe('2.1.1');
  expect(packageJson.dependencies).toMatchObject({
    '@docusaurus/core': '3.9.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  });
});
