import {PAGE_KINDS, PAGE_LIMITS, scriptsLimit} from './support/pageKinds';
import {gzippedSize, totalOf, weighPage} from './support/pageWeight';
import {builtFiles, readBuilt} from './support/buildOutput';
import {setConnection} from './support/connection';
import {addressOf, expect, test} from './support/test';

for (const pageKind of PAGE_KINDS) {
  const {kind, route, nodes = PAGE_LIMITS.nodes} = pageKind;

  test(`a page of the kind "${kind}" is light`, async ({page}) => {
    await setConnection(page, {saveData: false});
    const weight = await weighPage(page, addressOf(route));
    for (const [what, sizes, limit] of [
      ['scripts', weight.scripts, scriptsLimit(pageKind)],
      ['style sheets', weight.styles, PAGE_LIMITS.styles],
    ] as const) {
      const files = Object.keys(sizes).join(', ');
      expect(totalOf(sizes), `bytes of ${what}: ${files}`).toBeLessThanOrEqual(limit);
    }
    expect(weight.nodes, 'elements').toBeLessThanOrEqual(nodes);
    const {length} = weight.prefetched;
    expect(length, 'files that are prefetched').toBeLessThanOrEqual(PAGE_LIMITS.prefetched);
    expect(new Set(weight.prefetched).size, 'distinct files that are prefetched').toBe(length);
  });
}

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
