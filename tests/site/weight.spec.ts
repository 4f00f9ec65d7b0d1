import {PAGE_KINDS, PAGE_LIMITS} from '../bench/pageKinds';
import {totalOf, weighPage} from '../bench/pageWeight';
import {setConnection} from './support/connection';
import {addressOf, expect, test} from './support/test';

for (const {kind, route, scripts, nodes} of PAGE_KINDS) {
  test(`a page of the kind "${kind}" is light`, async ({page}) => {
    await setConnection(page, {saveData: false});
    const weight = await weighPage(page, addressOf(route));
    for (const [what, sizes, limit] of [
      ['scripts', weight.scripts, scripts],
      ['style sheets', weight.styles, PAGE_LIMITS.styles],
    ] as const) {
      expect(
        totalOf(sizes),
        `bytes of ${what}: ${Object.keys(sizes).join(', ')}`,
      ).toBeLessThanOrEqual(limit);
    }
    expect(weight.nodes, 'elements').toBeLessThanOrEqual(nodes);
    expect(weight.prefetched.length, 'files that are prefetched').toBeLessThanOrEqual(
      PAGE_LIMITS.prefetched,
    );
    expect(new Set(weight.prefetched).size, 'distinct files that are prefetched').toBe(
      weight.prefetched.length,
    );
  });
}
