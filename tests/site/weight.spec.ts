import {setConnection} from './support/connection';
import {PAGE_LIMITS} from './support/pageKinds';
import {weighPage} from './support/pageWeight';
import {addressOf, expect, test} from './support/test';

// What a page itself needs is weighed in visit.spec.ts.

test('a page with many links prefetches few files, each once', async ({page}) => {
  await setConnection(page, {saveData: false});
  for (const route of ['/docs/intro', '/api/intro', '/api/actions/elements/element-actions']) {
    const {prefetched} = await weighPage(page, addressOf(route));
    expect(prefetched.length, route).toBeGreaterThan(0);
    expect(prefetched.length, route).toBeLessThanOrEqual(PAGE_LIMITS.prefetched);
    expect(new Set(prefetched).size, `distinct files of ${route}`).toBe(prefetched.length);
  }
});
