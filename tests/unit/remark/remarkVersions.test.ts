import {describe, expect, test} from 'vitest';
import {readLibraries} from '../../../src/framework';
import {remarkVersions} from '../../../src/remark/remarkVersions';
import {transformed} from './transformed';

const run = (page: string) => JSON.stringify(transformed(remarkVersions(), page));

describe('remarkVersions', () => {
  test('puts the version of a library', () => {
    const testng = readLibraries().libraries.find(({artifact}) => artifact === 'testng')!.version;
    expect(run('TestNG %testng.version%')).toContain(`TestNG ${testng}`);
  });

  test('rejects an artifact that the framework does not depend on', () => {
    expect(() => run('Text.\n\nIt uses %log5j.version%.')).toThrow(
      /^docs\/page\.mdx:3: the framework does not depend on log5j\. Write one of boyka-framework, .*testng/,
    );
  });
});
