import {expect, test} from '@playwright/test';
import {buildCopy} from '../support/buildCopy';
import {ANALYTICS, CREDENTIALS, HOSTED} from './hostedSite';

test('the build of a copy without git history warns once', async () => {
  test.setTimeout(660_000);
  const env = {...CREDENTIALS, ...ANALYTICS, SITE_URL: HOSTED.address};
  const output = await buildCopy(HOSTED.dir, env);
  expect(output.split('Pages leave out "Last updated"')).toHaveLength(2);
  expect(output).toContain('there is no git history here');
});
