import {describe, expect, test} from 'vitest';
import {remarkApiFacts} from '../../../src/reference/fill/remarkApiFacts';
import {transformed} from '../remark/transformed';

const run = (page: string) => transformed(remarkApiFacts(), page);

describe('the reference of the configuration', () => {
  test('stops, with page and line, at what it does not find', () => {
    expect(() => run('\n\n<ConfigReference section="web" />')).toThrow(
      'docs/page.mdx:3: "web" is not a section of boyka-config.json.',
    );
    expect(() => run('<ConfigReference />')).toThrow(
      'docs/page.mdx:1: <ConfigReference> needs the attribute section="…".',
    );
    expect(() => run('<ConfigTable sections="ui, web" />')).toThrow(
      'docs/page.mdx:1: "web" is not a section of boyka-config.json.',
    );
    expect(() => run('<ConfigSource of="folder" />')).toThrow(
      'docs/page.mdx:1: "folder" is no line that the schema knows. Lines: file name,',
    );
  });
});
