import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeHighlight} from '../../../src/remark/rehypeHighlight';

function highlight(value: string): Element['properties'] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-java']},
    children: [{type: 'text', value}],
  };
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  };
  rehypeHighlight()(tree);
  return code.properties;
}

const lines = (html: unknown) => String(html).replace(/<[^>]*>/g, '');

describe('rehypeHighlight', () => {
  it('marks the first and the last line of a method as its frame', () => {
    const {html, framed} = highlight('@Test\npublic void opens() {\n    a();\n\n    b();\n}\n');
    expect(framed).toBe(true);
    const frames = [...String(html).matchAll(/<span class="bk-frame">([\s\S]*?\n)<\/span>/g)];
    expect(frames.map(([, text]) => lines(text))).toEqual([
      '@Test\npublic void opens() {\n',
      '}\n',
    ]);
    expect(lines(html)).toBe('@Test\npublic void opens() {\n    a();\n\n    b();\n}\n');
  });

  it.each([
    ['two methods', '@Test\nvoid a() {\n    a();\n}\n\n@Test\nvoid b() {\n    b();\n}\n'],
    ['a class', 'class A {\n    int a;\n}\n'],
    ['statements', 'a();\n'],
  ])('leaves %s whole', (_, code) => {
    expect(highlight(code).framed).toBeUndefined();
  });
});
