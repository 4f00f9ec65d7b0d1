import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {readConfigSchema} from '../../../src/framework/config';
import {configRows, configSectionFacts, countConfigKeys} from '../../../src/remark/configFacts';
import {remarkConfig} from '../../../src/remark/remarkConfig';
import {transformed} from './transformed';

/** The facts that the first element of a page gets. */
function factsOf(page: string): unknown {
  let facts: string | undefined;
  visit(transformed(remarkConfig(), page), (node) => {
    const {attributes} = node as {attributes?: {name: string; value: string}[]};
    facts ??= attributes?.find(({name}) => name === 'facts')?.value;
  });
  return facts === undefined ? undefined : JSON.parse(facts);
}

describe('remarkConfig', () => {
  test('gives a reference its section and nothing else', () => {
    expect(factsOf('<ConfigReference section="ui.web" />')).toEqual(configSectionFacts('ui.web'));
    expect(factsOf('<ConfigReference section="" />')).toEqual(configSectionFacts(''));
  });

  test('gives a table its rows, and the filter the number of all keys', () => {
    expect(factsOf('<ConfigTable sections="top, ui.web" />')).toEqual([
      ...configRows('top'),
      ...configRows('ui.web'),
    ]);
    expect(factsOf('<ConfigFilter />')).toBe(countConfigKeys());
  });

  test('gives a line of the source its address, inside a sentence too', () => {
    const line = readConfigSchema()['x-boyka-reading']['default folder'];
    expect(factsOf('Read in <ConfigSource of="default folder" />.')).toMatchObject({line});
  });

  test('leaves other elements alone', () => {
    expect(factsOf('<Tabs section="ui.web" />')).toBeUndefined();
  });

  test('stops, with page and line, at what it does not find', () => {
    expect(() => factsOf('\n\n<ConfigReference section="web" />')).toThrow(
      'docs/page.mdx:3: "web" is no section of boyka-config.json.',
    );
    expect(() => factsOf('<ConfigReference />')).toThrow(
      'docs/page.mdx:1: <ConfigReference> needs the attribute section="…".',
    );
    expect(() => factsOf('<ConfigTable sections="ui, web" />')).toThrow(
      'docs/page.mdx:1: "web" is no section of boyka-config.json.',
    );
    expect(() => factsOf('<ConfigSource of="folder" />')).toThrow(
      'docs/page.mdx:1: "folder" is no line that the schema knows. Lines: file name,',
    );
  });
});
