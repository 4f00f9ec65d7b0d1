import {load} from 'cheerio';
import {readMarkup} from '../../scripts/postbuild/markup';
import {readBuild} from '../../scripts/postbuild/styles';
import {removeUnused} from '../../scripts/postbuild/styles/removeUnused';
import {PAGE_LIMITS} from '../bench/pageKinds';
import {gzippedSize} from '../bench/pageWeight';
import {BUILD, builtFiles, readBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.
test('every selector of the style sheets has a use, and no page links too many of them', async () => {
  const pages = builtFiles(/(?:index|404)\.html$/).map((file) => ({file, html: readBuilt(file)}));
  const {used, sheets} = await readBuild(
    BUILD,
    pages.map(({html}) => readMarkup(load(html))),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(sheets.size).toBeGreaterThan(5);
  const unused = [...sheets].flatMap(([file, css]) =>
    removeUnused(css, used).selectors.map((selector) => `${file}: ${selector}`),
  );
  expect(unused, 'remove these rules, or their component').toEqual([]);

  const sizes = new Map([...sheets].map(([file, css]) => [file, gzippedSize(css)]));
  const heavy = pages.filter(({html}) => {
    const linked = [...html.matchAll(/<link rel="?stylesheet"? href="?[^">\s]*\/([^">\s]+)/g)];
    return linked.reduce((sum, [, file = '']) => sum + sizes.get(file)!, 0) > PAGE_LIMITS.styles;
  });
  expect(
    heavy.map(({file}) => file),
    'pages whose style sheets are too heavy',
  ).toEqual([]);
});
