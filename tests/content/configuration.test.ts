import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readKnowledge} from '../../scripts/facts/schema/knowledge';
import {configErrors} from '../../scripts/check/fences/parsers';
import {CONFIG_OVERVIEW, configPageOf} from '../../src/knowledge/configPages';
import {readMessages} from '../../src/framework';
import {configKeys, configSections, readConfigSchema} from '../../src/framework/config';
import {examples} from '../../src/knowledge/configuration/examples.json';
import {configRows, configSnippet} from '../../src/reference/insert/configFacts';

const sections = configSections();
const keys = configKeys();
const read = (page: string) => readFileSync(`${page.slice(1)}.mdx`, 'utf8');
const overview = read(CONFIG_OVERVIEW);
const pages = [...new Set(sections.map(({section}) => configPageOf(section)))];

test('the overview says which keys a block always needs', () => {
  const rows = sections.flatMap(({section}) => configRows(section || 'top')[0]!.rows);
  const shown = rows.filter(({type}) => type.endsWith('\nrequired')).map(({anchor}) => anchor);
  const needed = Object.entries(readKnowledge().sections).flatMap(([section, {keys: known}]) =>
    Object.keys(known)
      .filter((name) => known[name]!.required)
      .map((name) => `${section}.${name}`),
  );
  // The row of a key with a default shows the default.
  const hasDefault = (anchor: string) => keys.find((key) => key.anchor === anchor)!.default;
  expect(shown).toContain('api.base_uri');
  expect(shown.sort()).toEqual(needed.filter((anchor) => !hasDefault(anchor)).sort());
});

describe.each(pages)('%s', (page) => {
  test('begins with a block that is ready to be used', () => {
    const [, first = ''] = read(page).split(/^## /m);
    expect(first).toContain('```json title="src/test/resources/boyka-config.json"');
  });

  test('repeats no default, type, or value of a key by hand', () => {
    const rows = read(page)
      .split('\n')
      .filter((line) => /^\s*(?:[-*] |\|).*\b(default|type)\b/i.test(line));
    expect(rows, 'leave it to <ConfigReference>, which reads the schema').toEqual([]);
  });
});

test('every error that the schema names is on the overview', () => {
  const schema = JSON.stringify(readConfigSchema());
  const named = readMessages().messages.flatMap(({name}) =>
    schema.includes(`\`${name}\``) ? name : [],
  );
  expect(named).not.toEqual([]);
  const missing = named.filter((name) => !overview.includes(`\`${name}\``));
  expect(missing, 'add the name under "Errors"').toEqual([]);
});

describe('the snippets', () => {
  test.each(keys.filter(({unused}) => !unused))('$anchor is valid in its place', (key) => {
    const snippet = configSnippet(key)?.join('') ?? '';
    expect(snippet).toContain(`"${key.name}": `);
    expect(
      configErrors(snippet, '').map(({message}) => message),
      'correct the value in src/knowledge/configuration/examples.json',
    ).toEqual([]);
  });

  test('leave out what the framework does not read', () => {
    const unread = keys.filter((key) => key.unused);
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.map(configSnippet).filter(Boolean)).toEqual([]);
  });

  test('take their examples from keys that exist, with another value than the default', () => {
    const wrong = Object.entries(examples).filter(([anchor, value]) => {
      const key = keys.find((one) => one.anchor === anchor);
      return !key || key.default === JSON.stringify(value);
    });
    expect(wrong, 'correct them in src/knowledge/configuration/examples.json').toEqual([]);
  });
});
