import {expect, test} from 'vitest';
import {areaOptions, areaPlugins} from '../../../src/config/areas';
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
  for (const area of ['docs', 'api', 'contributing', 'community'] as const) {
    expect(areaOptions(area, SOURCE).versions.current.label).toBe('2.9.0');
  }
});

test('folder, route, and id of an area carry the same name, the docs area aside', () => {
  const ids = areaPlugins(SOURCE).map((plugin) => {
    const {id, path, routeBasePath} = (plugin as [string, Record<string, string>])[1];
    expect([path, routeBasePath]).toEqual([id, id]);
    return id;
  });
  expect(ids).toEqual(['api', 'contributing', 'community']);
});

test("the site's own version is 2.1.1, on exactly the generator and React that it names", () => {
  expect(packageJson.version).toBe('2.1.1');
  expect(packageJson.dependencies).toMatchObject({
    '@docusaurus/core': '3.9.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  });
});
