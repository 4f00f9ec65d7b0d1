import {describe, expect, it} from 'vitest';
import {brokenReferences, describeError} from '../../../scripts/check/samples';
import {findSample, locateSample} from '../../../src/knowledge/samples/readSample';

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

describe('brokenReferences', () => {
  it('names page and line of a file or region that is missing', () => {
    expect(
      brokenReferences([
        {page: 'docs/a.mdx', line: 4, reference: 'web/LoginTest.java#home'},
        {page: 'docs/b.mdx', line: 5, reference: 'web/LoginTest.java#hom'},
        {page: 'docs/c.mdx', line: 6, reference: 'web/SignInTest.java'},
      ]),
    ).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:5: .*no region "hom"\. Its regions: .*home/),
      expect.stringMatching(/^docs\/c\.mdx:6: the samples have no file "web\/SignInTest\.java"/),
    ]);
  });
});
