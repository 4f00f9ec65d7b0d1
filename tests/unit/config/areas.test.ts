import {expect, test} from 'vitest';
import {areaOf, DOCS_AREAS} from '../../../src/config/areas';
import {docsOptions, docsPlugins} from '../../../src/config/docsAreas';
import {FRAMEWORK_VERSION} from '../../../src/config/identity';
import packageJson from '../../../package.json';
import api from '../../../src/framework/api.json';

const SOURCE = {
  editUrl: 'https://example.com/edit/',
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
};

test('every area is labeled with the version that the facts were read from', () => {
  expect(`v${FRAMEWORK_VERSION}`).toBe(api.tag);
  for (const area of DOCS_AREAS) {
    expect(docsOptions(area, SOURCE).versions.current.label).toBe(FRAMEWORK_VERSION);
  }
});

test('folder, route, and id of an area carry the same name, the docs area aside', () => {
  const ids = docsPlugins(() => ({name: 'docs'}), SOURCE).map((plugin) => {
    const {id, path, routeBasePath} = (plugin as [unknown, Record<string, string>])[1];
    expect(routeBasePath).toBe(path);
    expect(path).toBe(id === 'default' ? 'docs' : id);
    return id;
  });
  expect(ids).toEqual(['default', 'api', 'contributing', 'community']);
});

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
