import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brokenReferences, describeError, shows} from '../../../scripts/check/samples';
import {findSample, readSample} from '../../../src/knowledge/samples/readSample';

const FILE = findSample('web/LoginTest.java');
const whole = readSample('web/LoginTest.java').split('\n');

/** The line of the file that holds this text. */
function lineOf(reference: string, text: string): number {
  for (let line = 1; line <= whole.length * 2; line++) {
    if (shows(`web/LoginTest.java#${reference}`, FILE, line)) {
      const first = readSample(`web/LoginTest.java#${reference}`).split('\n');
      return line + first.findIndex((each) => each.includes(text));
    }
  }
  throw new Error(`${reference} shows no line`);
}

describe('describeError', () => {
  it('names the sample, its line, and only the pages that show this line', () => {
    const fault = {file: FILE, line: lineOf('home', 'createSession'), message: 'no such method'};
    const description = describeError(fault, [
      {page: 'docs/intro.mdx', line: 7, reference: 'web/LoginTest.java#home'},
      {page: 'docs/other.mdx', line: 9, reference: 'web/LoginTest.java#locked-out'},
      {page: 'docs/whole.mdx', line: 3, reference: 'web/LoginTest.java'},
      {page: 'docs/ios.mdx', line: 3, reference: 'ios/LoginTest.java#home'},
    ]);
    expect(description).toBe(
      `${path.relative(process.cwd(), FILE)}:${fault.line}: no such method\n` +
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
