import {gzippedSize} from '../bench/pageWeight';
import {PAGE_LIMITS} from '../bench/pageKinds';
import {builtFiles, readBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.
test('every page links the same style sheet, and it is light', () => {
  const linked = builtFiles(/(?:index|404)\.html$/).map((file) => [
    ...readBuilt(file).matchAll(
      /<link rel="?stylesheet"? href="?[^">\s]*\/(assets\/css\/[^">\s]+)/g,
    ),
  ]);
  expect(linked.length).toBeGreaterThan(100);
  const names = new Set(
    linked.map((links) => links.map(([, name]) => name).join(' ')).filter(Boolean),
  );
  // Redirects link none.
  expect([...names]).toEqual([expect.stringMatching(/^assets\/css\/styles\.\w+\.css$/)]);
  expect(gzippedSize(readBuilt([...names][0]!))).toBeLessThanOrEqual(PAGE_LIMITS.styles);
});
