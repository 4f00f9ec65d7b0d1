import {describe, expect, test} from 'vitest';
import {siteAddress} from '../../../src/config/environment/site';
import {readLibraries} from '../../../src/framework';
import {remarkPlaceholders} from '../../../src/remark/remarkPlaceholders';
import {transformed} from './transformed';

const run = (page: string) => JSON.stringify(transformed(remarkPlaceholders(), page));

describe('remarkPlaceholders', () => {
  test('puts the version of a library', () => {
    const testng = readLibraries().libraries.find(({artifact}) => artifact === 'testng')!.version;
    expect(run('TestNG %testng.version%')).toContain(`TestNG ${testng}`);
  });

  test('puts the address of this site in a block of code', () => {
    const {url, baseUrl} = siteAddress();
    expect(run('```shell\ncurl %site%llms.txt\n```')).toContain(`curl ${url}${baseUrl}llms.txt`);
  });

  test('rejects an artifact that the framework does not depend on', () => {
    expect(() => run('Text.\n\nIt uses %log5j.version%.')).toThrow(
      /^docs\/page\.mdx:3: the framework does not depend on log5j\. Write one of boyka-framework, .*testng/,
    );
  });
});
