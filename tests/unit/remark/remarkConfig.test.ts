import {describe, expect, test} from 'vitest';
import {readConfigSchema} from '../../../src/framework/config';
import {type JsxElement, visitJsx} from '../../../src/remark/apiFacts/mdx';
import {configRows, configSectionFacts, countConfigKeys} from '../../../src/remark/configFacts';
import {remarkConfig} from '../../../src/remark/remarkConfig';
import {factsOf, transformed} from './transformed';

/** The facts that the first element of a page gets. */
function factsIn(page: string): unknown {
  const elements: JsxElement[] = [];
  visitJsx(transformed(remarkConfig(), page), (element) => elements.push(element));
  const element = elements[0]!;
  const hasFacts = element.attributes.some((item) => 'name' in item && item.name === 'facts');
  return hasFacts ? factsOf(element) : undefined;
}

describe('remarkConfig', () => {
  test('gives a reference its section and nothing else', () => {
    expect(factsIn('<ConfigReference section="ui.web" />')).toEqual(configSectionFacts('ui.web'));
    expect(factsIn('<ConfigReference section="" />')).toEqual(configSectionFacts(''));
  });

  test('gives a table its rows, and the filter the number of all keys', () => {
    expect(factsIn('<ConfigTable sections="top, ui.web" />')).toEqual([
      ...configRows('top'),
      ...configRows('ui.web'),
    ]);
    expect(factsIn('<ConfigFilter />')).toBe(countConfigKeys());
  });

  test('gives a line of the source its address, inside a sentence too', () => {
    const line = readConfigSchema()['x-boyka-reading']['default folder'];
    expect(factsIn('Read in <ConfigSource of="default folder" />.')).toMatchObject({line});
  });

  test('leaves other elements alone', () => {
    expect(factsIn('<Tabs section="ui.web" />')).toBeUndefined();
  });

  test('stops, with page and line, at what it does not find', () => {
    expect(() => factsIn('\n\n<ConfigReference section="web" />')).toThrow(
      'docs/page.mdx:3: "web" is no section of boyka-config.json.',
    );
    expect(() => factsIn('<ConfigReference />')).toThrow(
      'docs/page.mdx:1: <ConfigReference> needs the attribute section="…".',
    );
    expect(() => factsIn('<ConfigTable sections="ui, web" />')).toThrow(
      'docs/page.mdx:1: "web" is no section of boyka-config.json.',
    );
    expect(() => factsIn('<ConfigSource of="folder" />')).toThrow(
      'docs/page.mdx:1: "folder" is no line that the schema knows. Lines: file name,',
    );
  });
});
