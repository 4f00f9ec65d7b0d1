import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';
import {remarkSamples} from '../../../src/remark/remarkSamples';
import {temporaryFolder} from '../../temporaryFolder';
import {transformed} from './transformed';

const CODE = `class CartTest {
    // region add

    @Test
    // region method
    void adds() {}
    // endregion
    // endregion
}
`;
const SAMPLES = {
  'src/test/java/com/example/boyka/web/CartTest.java': CODE,
  'src/test/resources/web/boyka-config.json': '{\n  "ui": {\n    "web": {}\n  }\n}\n',
  'src/test/resources/parts.json':
    '{\n  "ui": {\n    "web": {\n      "a": {"x": 1},\n      "b": {}\n    },\n    "mobile": {}\n  },\n  "api": {}\n}\n',
  'pom.xml': '<!-- region a -->\n<a/>\n<!-- endregion -->\n',
};

function fill(fence: string): Code {
  const samples = temporaryFolder(SAMPLES);
  const {children} = transformed(remarkSamples({samples}), fence, 'docs/cart.mdx');
  return children.find((node): node is Code => node.type === 'code') as Code;
}

const fence = (info: string, body = '') => `Text.\n\n\`\`\`${info}\n${body}\`\`\`\n`;

describe('remarkSamples', () => {
  it('shows a region, dedented, and titles it with the name of the file', () => {
    const code = fill(fence('java file=web/CartTest.java#add mark=method'));
    expect(code.value).toBe('@Test\nvoid adds() {}');
    expect(code.meta).toBe(
      'title="CartTest.java" sample="src/test/java/com/example/boyka/web/CartTest.java#L3-L6" {2-2}',
    );
    expect(code.lang).toBe('java');
  });

  it('shows a whole file without its markers, from any of the three roots', () => {
    expect(fill(fence('java file=web/CartTest.java')).value).toBe(
      'class CartTest {\n\n    @Test\n    void adds() {}\n}',
    );
    expect(fill(fence('xml file=pom.xml')).value).toBe('<a/>');
    expect(fill(fence('json file=web/boyka-config.json')).value).toContain('"web": {}');
  });

  it('reduces a JSON file to some of its parts, as they are written', () => {
    const show = (part: string) => fill(fence(`json file=parts.json#keep:${part}`)).value;
    expect(show('/ui/web/a')).toBe(
      '{\n  "ui": {\n    "web": {\n      "a": {"x": 1}\n    }\n  }\n}',
    );
    expect(show('/ui/web/b,/api')).toBe(
      '{\n  "ui": {\n    "web": {\n      "b": {}\n    }\n  },\n  "api": {}\n}',
    );
    expect(() => show('/ui/gone')).toThrow('it has nothing at "/ui/gone"');
  });

  it('highlights a part of a JSON file, and keys at any depth', () => {
    const code = fill(fence('json file=web/boyka-config.json mark=/ui,/ui/web'));
    expect(code.meta).toMatch(/ \{2-4,3-3\}$/);
  });

  it.each([
    ['java file=web/CartTest.java#gone', 'it has no region "gone". Its regions: method, add'],
    ['java file=web/CartTest.java#method mark=add', 'its region "add" is not in what is shown'],
    [
      'java file=web/CartTest.java#add mark=gone',
      'it has no region "gone". Its regions: method, add',
    ],
    ['json file=web/boyka-config.json mark=/ui/mac', 'it has nothing at "/ui/mac"'],
    [
      'java file=web/CartTest.java {2}',
      'highlight a region of "web/CartTest.java" with mark=region',
    ],
  ])('rejects %s', (info, reason) => {
    expect(() => fill(fence(info))).toThrow(reason);
  });

  it('keeps a title that the page gives', () => {
    expect(fill(fence('java title="Add" file=pom.xml')).meta).toBe('sample="pom.xml" title="Add"');
  });

  it('leaves other fences alone', () => {
    const code = fill(fence('java title="x"', 'int a;\n'));
    expect(code.value).toBe('int a;');
    expect(code.meta).toBe('title="x"');
  });

  it('shows no file outside of the samples, and none beside a text of the page', () => {
    expect(() => fill(fence('java file=pom.xml', 'int copied;\n'))).toThrow('text of its own');
    expect(() => fill(fence('java file=../../package.json'))).toThrow('the samples have no file');
  });
});
