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

test('the overview has the rows of every section once', () => {
  const shown = [...overview.matchAll(/<ConfigTable sections="([^"]*)" \/>/g)].flatMap(
    ([, names = '']) => names.split(', ').map((name) => (name === 'top' ? '' : name)),
  );
  expect(shown.sort(), 'add the section to a <ConfigTable> of the overview').toEqual(
    sections.map(({section}) => section).sort(),
  );
});

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
  test('shows each of its sections once, right under a heading with its id', () => {
    const expected = sections
      .filter(({section}) => configPageOf(section) === page)
      .map(({section, heading}) => `{#${heading}}\n\n<ConfigReference section="${section}" />`);
    const shown = read(page).match(/\{#[\w-]+\}\s+<ConfigReference [^>]*>/g) ?? [];
    expect(shown.sort(), 'follow src/knowledge/configPages.ts').toEqual(expected.sort());
  });

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

  test('take their examples from keys that exist', () => {
    const anchors = new Set(keys.map(({anchor}) => anchor));
    const unknown = Object.keys(examples).filter((anchor) => !anchors.has(anchor));
    expect(unknown, 'correct or remove them in src/knowledge/configuration/examples.json').toEqual(
      [],
    );
  });

  test('show another value than the default where there is one', () => {
    const same = Object.entries(examples).filter(
      ([anchor, value]) =>
        keys.find((key) => key.anchor === anchor)?.default === JSON.stringify(value),
    );
    expect(same, 'choose other values in src/knowledge/configuration/examples.json').toEqual([]);
  });
});
