import {expect, test} from 'vitest';
import {siteAddress} from '../../../src/config/environment/site';
import {remarkSiteAddress} from '../../../src/remark/remarkSiteAddress';
import {transformed} from './transformed';

test('a block of code has the address of this site in place of %site%', () => {
  const {url, baseUrl} = siteAddress();
  const page = '```shell\ncurl -fO %site%llms.txt\n```';
  expect(JSON.stringify(transformed(remarkSiteAddress(), page))).toContain(
    `curl -fO ${url}${baseUrl}llms.txt`,
  );
});
