import {readBuild} from '../../scripts/postbuild/styles';
import {removeUnused} from '../../scripts/postbuild/styles/removeUnused';
import {BUILD, expect, test} from './support/test';

// Read off the built site: no browser is needed.
test('every selector of the style sheets has a page or a script that can use it', async () => {
  const {used, pages, sheets} = await readBuild(BUILD);
  expect(pages.size).toBeGreaterThan(100);
  expect(sheets.size).toBeGreaterThan(5);
  const unused = [...sheets].flatMap(([file, css]) =>
    removeUnused(css, used).selectors.map((selector) => `${file}: ${selector}`),
  );
  expect(unused, 'remove these rules, or their component').toEqual([]);
});
