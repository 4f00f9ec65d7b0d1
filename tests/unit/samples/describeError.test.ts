import {describe, expect, it} from 'vitest';
import {describeError} from '../../../scripts/check/samples';
import {findSample, locateSample} from '../../../src/sampleReader/readSample';

const FILE = findSample('web/LoginTest.java');

describe('describeError', () => {
  it('names the sample, its line, and only the pages that show this line', () => {
    const {place} = locateSample('web/LoginTest.java#home');
    const fault = {file: FILE, line: Number(/#L(\d+)/.exec(place)![1]), message: 'no such method'};
    const description = describeError(fault, [
      {page: 'docs/intro.mdx', line: 7, reference: 'web/LoginTest.java#home'},
      {page: 'docs/other.mdx', line: 9, reference: 'web/LoginTest.java#locked-out'},
      {page: 'docs/whole.mdx', line: 3, reference: 'web/LoginTest.java'},
      {page: 'docs/ios.mdx', line: 3, reference: 'ios/LoginTest.java#home'},
    ]);
    expect(description).toBe(
      `src/samples/${place.replace(/#.*/, '')}:${fault.line}: no such method\n` +
        '  shown on: docs/intro.mdx:7, docs/whole.mdx:3',
    );
  });

  it('says so when no page shows it', () => {
    expect(describeError({file: FILE, line: 1, message: 'x'}, [])).toContain('no page');
  });
});
