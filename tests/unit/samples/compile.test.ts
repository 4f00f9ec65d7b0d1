import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  compile,
  javaFiles,
  readDiagnostics,
  type Diagnostic,
} from '../../../scripts/samples/compile';
import {SAMPLES} from '../../../src/remark/readSample';

const BROKEN = javaFiles(path.join(__dirname, 'broken'));

/** The line that a file marks with `// fault: text`, and the text. */
function marked(file: string): {line: number; text: string} {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('// fault: '));
  return {line: line + 1, text: lines[line]?.split('// fault: ')[1] ?? ''};
}

describe('compile', () => {
  let faults: Diagnostic[];

  beforeAll(() => {
    faults = compile([...javaFiles(SAMPLES), ...BROKEN]);
  }, 120_000);

  it('has twelve ways to be wrong', () => {
    expect(BROKEN).toHaveLength(12);
  });

  it('finds nothing wrong with the samples themselves', () => {
    expect(faults.filter(({file}) => !BROKEN.includes(file))).toEqual([]);
  });

  it.each(BROKEN.map((file) => [path.basename(file, '.java'), file]))(
    'finds the fault of %s at its line, and no other',
    (_, file) => {
      const {line, text} = marked(file);
      const found = faults.filter((fault) => fault.file === file);
      expect(found).toMatchObject([{line, message: expect.stringContaining(text)}]);
    },
  );
});

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

  it('does not lose a fault that is in no file', () => {
    expect(() => readDiagnostics('error: invalid flag: -x')).toThrow('javac: invalid flag: -x');
  });
});
