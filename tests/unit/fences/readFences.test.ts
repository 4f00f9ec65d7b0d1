import {describe, expect, it} from 'vitest';
import {readFences} from '../../../scripts/fences/readFences';

describe('readFences', () => {
  it('tells line, language, meta, and code of each block', () => {
    expect(
      readFences('# A\n\n```Java title="A.java" {1}\nint a;\n\nint b;\n```\n\n~~~\nx\n~~~'),
    ).toEqual([
      {line: 3, language: 'java', meta: 'title="A.java" {1}', code: 'int a;\n\nint b;'},
      {line: 9, language: '', meta: '', code: 'x'},
    ]);
  });

  it('takes the indentation of lists and the marks of quotations off', () => {
    expect(readFences('1. Do:\n\n   ```bash\n   a \\\n     b\n   ```')[0]?.code).toBe('a \\\n  b');
    expect(readFences('> ```json\n> {}\n> ```')[0]?.code).toBe('{}');
  });

  it('takes a longer fence around a shorter one for one block', () => {
    const fences = readFences('````md\n```java\n```\n````\n');
    expect(fences).toHaveLength(1);
    expect(fences[0]?.code).toBe('```java\n```');
  });

  it('does not take code in a line for a block', () => {
    expect(readFences('```not a block``` at all')).toEqual([]);
  });
});
