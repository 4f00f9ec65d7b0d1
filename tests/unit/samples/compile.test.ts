import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compile, javaFiles, readDiagnostics} from '../../../scripts/check/samples/compile';
import {SAMPLES} from '../../../src/knowledge/samples/readSample';

const BROKEN = javaFiles(path.join(__dirname, 'broken'));

/** The lines of the broken files that have an error, each with its text. */
const ERRORS = BROKEN.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({file, line: index + 1, message: text.split('// error: ')[1]}))
    .filter(({message}) => message !== undefined),
);

it('compile finds each error at its line, and none in the samples themselves', () => {
  const found = compile([...javaFiles(SAMPLES), ...BROKEN]);
  expect(ERRORS).toHaveLength(12);
  const inOrder = found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  expect(inOrder).toMatchObject(
    ERRORS.map((error) => ({...error, message: expect.stringContaining(error.message!) as string})),
  );
}, 120_000);

describe('readDiagnostics', () => {
  it('joins what javac prints in several lines', () => {
    const output = [
      '/s/LoginTest.java:27: error: cannot find symbol',
      '        onElement(title).verifyTxt();',
      '                        ^',
      '  symbol:   method verifyTxt()',
      '  location: interface IElementActions',
      '1 error',
    ];
    expect(readDiagnostics(output.join('\n'))).toEqual([
      {
        file: '/s/LoginTest.java',
        line: 27,
        message:
          'cannot find symbol; symbol: method verifyTxt(); location: interface IElementActions',
      },
    ]);
  });

  it('keeps an error that is in no file', () => {
    expect(() => readDiagnostics('error: invalid flag: -x')).toThrow('javac: invalid flag: -x');
  });
});
