import {setConnection} from './support/connection';
import {totalOf, weighPage} from './support/pageWeight';
import {test} from './support/preview';
import {addressOf, expect} from './support/test';

/** With the button of the hosted search and the code of all analytics services: bytes with gzip. */
const LIMITS = {scripts: 168_000, styles: 36_000};

test('with the hosted search and all services, a page stays light', async ({page}) => {
  await setConnection(page, {saveData: false});
  const {scripts, styles} = await weighPage(page, addressOf('/docs/intro'));
  expect(totalOf(scripts), Object.keys(scripts).join(', ')).toBeLessThanOrEqual(LIMITS.scripts);
  expect(totalOf(styles), Object.keys(styles).join(', ')).toBeLessThanOrEqual(LIMITS.styles);
});
