import {test} from '@playwright/test';
import {buildVariant, OTHER, PREVIEW} from './index';

for (const variant of [PREVIEW, OTHER]) {
  test(`builds: ${variant.name}`, async () => {
    test.setTimeout(300_000);
    await buildVariant(variant);
  });
}
