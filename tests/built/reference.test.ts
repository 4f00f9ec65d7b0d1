import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {SITE} from '../site/support/buildOutput';
import {CONFIG_OVERVIEW, configPageOf} from '../../src/knowledge/configPages';
import {sinceOf, types} from '../../src/framework';
import {type ConfigKey, configKeys, configSections} from '../../src/framework/config';
import {configSnippet} from '../../src/reference/insert/configFacts';
import {DOCUMENTS, pageAt, repeated} from './support/site';

const SECTIONS = configSections();

const plain = (text: string) => text.replaceAll('`', '');

/** What a section page has to say of a key, in the order in which it says it. */
function wordsOf(key: ConfigKey, label: string): string[] {
  const words = [
    `${label}${label && '.'}${key.name}`,
    key.description,
    key.type,
    key.unit,
    key.range,
    key.default,
    key.fallback,
    ...(key.allowedKeys ?? []),
    ...(key.allowed ?? []),
    key.requiredWhen,
    configSnippet(key)?.join(''),
    key.caution,
  ];
  return words.filter((word) => word !== undefined).map(plain);
}

test('every key is on the page of its section, with all that the schema has of it', () => {
  for (const route of new Set(SECTIONS.map(({section}) => configPageOf(section)))) {
    const {$} = pageAt(route);
    const entries = $('[data-config-key]').toArray();
    const texts = new Map(entries.map((entry) => [entry.attribs['id'], $(entry).text()]));
    const sections = SECTIONS.filter(({section}) => configPageOf(section) === route);
    expect([...texts.keys()].sort(), route).toEqual(
      sections.flatMap(({keys}) => keys.map(({anchor}) => anchor)).sort(),
    );
    for (const {label, keys} of sections) {
      for (const key of keys) {
        let rest = texts.get(key.anchor) ?? '';
        for (const word of wordsOf(key, label)) {
          expect.soft(rest, key.anchor).toContain(word);
          rest = rest.slice(rest.indexOf(word) + word.length);
        }
      }
    }
  }
});

test('every key has a row on the overview that leads to it', () => {
  const {$} = pageAt(CONFIG_OVERVIEW);
  const found = $('[data-config-table] tr[id]:has(td)').toArray();
  const rows = new Map(found.map((row) => [row.attribs['id'], $(row)]));
  const anchors = configKeys().map(({anchor}) => anchor);
  expect([...rows.keys()].sort()).toEqual(anchors.sort());
  for (const {section, keys} of SECTIONS) {
    for (const key of keys) {
      const row = rows.get(key.anchor)!;
      const address = `${SITE.baseUrl}${configPageOf(section).slice(1)}#${key.anchor}`;
      expect.soft(row.find('a').attr('href')).toBe(address);
      const words = [key.name, key.type, key.unit, key.default, plain(key.description)];
      words.forEach((word) => expect.soft(row.text(), key.anchor).toContain(word ?? ''));
    }
  }
});

test('a property and a constant show the release that brought them, where it is newer than 2.0.0', () => {
  const locator = pageAt('/api/builders/locator').$;
  expect(locator('#web-index').text()).toMatch(/ · since 2\.9\.0$/);
  expect(locator('#web').text()).not.toContain('since');
  const enums = pageAt('/api/enums').$;
  const shown = enums('td:has(small)')
    .toArray()
    .map((cell) => enums(cell).text());
  const documented = types().filter(({name}) => enums(`a[aria-label="Source of ${name}"]`).is('*'));
  const dated = documented.flatMap(({name, enumConstants = []}) =>
    enumConstants.flatMap((constant) => {
      const since = sinceOf(`${name}.${constant.name}`);
      return since ? `${constant.name} since ${since}` : [];
    }),
  );
  expect(dated.length).toBeGreaterThan(3);
  expect(shown.sort()).toEqual(dated.sort());
});

test('the HTML of a page has all of a method, with links to its types, keys, and hosts that we know', () => {
  const content = pageAt('/api/actions/elements/element-actions').$('.markdown');
  expect(content.find('a[href$="#ui.timeout.explicit_wait"]').attr('href')).toContain(
    configPageOf('ui.timeout'),
  );
  const outside = content
    .find(':is([role="region"], dl, .bk-method-head) a[href^="http"]')
    .toArray();
  const hosts = new Set(outside.map(({attribs}) => new URL(attribs['href']!).host));
  expect([...hosts].sort()).toEqual([
    'docs.oracle.com',
    'github.com',
    'truth.dev',
    'www.selenium.dev',
  ]);
  const signature = content.find('.bk-method-head:has(#on-element) a:contains("Locator")');
  expect(signature.attr('href')).toBe(`${SITE.baseUrl}api/builders/locator`);
  const text = content.text().replace(/\s+/g, ' ');
  for (const part of [
    '<T> T executeScript(String script, Object... args)',
    'Calls onClear(locator) of the listener, before the driver acts',
    'Waits until the element is visible and enabled, at most ui.timeout.explicit_wait',
    'onElement(WebFormPage.TEXT).clear();',
  ]) {
    expect(text).toContain(part);
  }
});

/** Where the names in a block of code lead. */
const targetsIn = ($: CheerioAPI, block: Parameters<CheerioAPI>[0]) =>
  $(block)
    .find('a.token')
    .map((_, {attribs}) => attribs['href'])
    .get();

test('a name in a sample is a link once in a block, and never to the section that it is in', () => {
  for (const {route, $} of DOCUMENTS) {
    let section = '';
    for (const part of $('.markdown :is(h1, h2, h3, h4, h5, h6), pre[role="group"]')) {
      if (part.name !== 'pre') {
        section = part.attribs['id'] ?? '';
        continue;
      }
      const targets = targetsIn($, part);
      expect.soft(repeated(targets), route).toEqual([]);
      expect.soft(targets, route).not.toContain(`${SITE.baseUrl}${route.slice(1)}#${section}`);
    }
  }
});

test('the code of another library has no links, and that of the framework beside it has', () => {
  const {$} = pageAt('/docs/guides/migrate/selenium');
  const [theirs, ours] = $('.bk-sides > div').toArray();
  expect(targetsIn($, theirs!)).toEqual([]);
  expect(targetsIn($, ours!).length).toBeGreaterThan(3);
});
