import {describe, expect, it} from 'vitest';
import {inForms, readRegions} from '../../../src/sampleReader/regions';

describe('readRegions', () => {
  it('knows the comments of XML and of files with a hash, and Windows line ends', () => {
    expect(readRegions('<!-- region x -->\r\n<a/>\r\n<!-- endregion -->').lines).toEqual(['<a/>']);
    expect(readRegions('# region x\na=1\n# endregion').regions.has('x')).toBe(true);
  });

  it('joins the parts of a region, which may share lines with another one', () => {
    const text = `// region x
// region y
a
// endregion
// endregion
b
// region y, continued
c
// endregion`;
    const {lines, regions} = readRegions(text);
    expect(lines).toEqual(['a', 'b', 'c']);
    const partsOf = (name: string) => regions.get(name)?.parts.map(({from, to}) => [from, to]);
    expect(partsOf('x')).toEqual([[0, 1]]);
    expect(partsOf('y')).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it.each([
    ['// region x, continued\n// endregion', 'line 1 continues an unknown region "x"'],
    ['// region x\na', 'line 1 opens the region "x", nothing closes it'],
    ['a\n// endregion', 'line 2 closes a region, but none is open'],
    ['// region x\n// endregion\n// region x\n// endregion', 'line 3 opens a second region "x"'],
  ])('rejects %j', (text, message) => {
    expect(() => readRegions(text)).toThrow(message);
  });
});

describe('a text with other forms', () => {
  const text = [
    '<a href="https://x.test"/> <!-- two => <b>{name}</b> -->',
    '  call(); // two => other();',
    '  // two => added();',
    '# two =>',
    '// region x',
    '{name} {other} ${name}',
    '// endregion',
  ];

  it.each(['\n', '\r\n'])('is shown in its own form, with lines that end in %j', (end) => {
    const {lines, numbers} = readRegions(text.join(end));
    expect(lines).toEqual(['<a href="https://x.test"/>', '  call();', '{name} {other} ${name}']);
    expect(numbers).toEqual([1, 2, 6]);
  });

  it('is written in another form, with values', () => {
    expect(inForms(text.join('\n'), ['two'], {name: 'Eva'}).split('\n')).toEqual([
      '<b>Eva</b>',
      '  other();',
      '  added();',
      '',
      'Eva {other} ${name}',
    ]);
  });
});
