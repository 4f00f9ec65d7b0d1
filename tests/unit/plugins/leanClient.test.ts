import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import leanClient from '../../../src/plugins/leanClient';

const load = createRequire(__filename);
const GENERATED = path.resolve('.docusaurus');

interface Rule {
  readonly test?: string | RegExp;
  readonly loader: string;
  readonly options: object;
}

/** What the plugin adds to the bundler's configuration of the browser's code. */
function added(navbar: object = {items: []}) {
  const {configureWebpack} = leanClient({
    siteConfig: {themeConfig: {navbar}},
    generatedFilesDir: GENERATED,
  } as unknown as LoadContext);
  type Added = {
    module: {rules: Rule[]};
    resolve: {alias: Record<string, string>};
  };
  return (configureWebpack as unknown as (config: object, isServer: boolean) => Added)({}, false);
}

/** The text of a generated file as the browser gets it. */
function served(file: string, text: string, navbar?: object): string {
  const name = path.join(GENERATED, file);
  const rule = added(navbar).module.rules.find(({test}) =>
    typeof test === 'string' ? test === name : test?.test(name),
  )!;
  const loader = load(rule.loader) as (this: object, source: string) => string;
  return loader.call({getOptions: () => rule.options}, text);
}

const VERSION = 'docusaurus-plugin-content-docs/default/p/docs-1a2.json';
const docs = (pages: string) =>
  `{"docusaurus-plugin-content-docs":{"default":{"versions":[{"name":"1","docs":${pages},"draftIds":[]}]}}}`;

describe('leanClient', () => {
  it.each([
    [
      'options that only the build reads',
      'docusaurus.config.mjs',
      'export default {"title": "A", "plugins": [1], "themeConfig": {"prism": {}, "docs": {}}};\n',
      'export default {"title":"A","themeConfig":{"docs":{}}};',
    ],
    [
      'names of modules',
      'registry.js',
      'export default {"a1": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")]};',
      'export default {"a1": [() => import("@site/a.mdx")]};',
    ],
    [
      'titles of pages, and their ids in sidebars',
      VERSION,
      '{"version":{"docs":{"a":{"title":"A"}},"docsSidebars":{"main":[{"items":[{"href":"/a","docId":"a"}]}]}}}',
      '{"version":{"docsSidebars":{"main":[{"items":[{"href":"/a"}]}]}}}',
    ],
    ['lists of pages', 'globalData.json', docs('[{"id":"a"}]'), docs('[]')],
  ])('leaves out %s', (what, file, text, expected) => {
    expect(served(file, text)).toBe(expected);
  });

  it.each([
    ['docusaurus.config.mjs', 'module.exports = {title: "A", plugins: []};'],
    ['registry.js', 'export default {"a1": {load: () => import("@site/a.mdx"), id: 1}};'],
    [VERSION, '{"pages":[{"title":"A","docId":"a"}]}'],
    ['globalData.json', docs('{"a":{"id":"a"}}')],
  ])('keeps a file of another form: %s, %s', (file, text) => {
    expect(served(file, text)).toBe(text);
  });

  it('keeps the lists of pages for an item of the navbar that reads them', () => {
    const text = docs('[{"id":"a"}]');
    expect(served('globalData.json', text, {items: [{type: 'docsVersionDropdown'}]})).toBe(text);
  });

  it('leaves out the items that the navbar does not have, and no other', () => {
    const names = (navbar: object) =>
      Object.keys(added(navbar).resolve.alias).map((alias) => alias.replace(/.*\//, ''));
    expect(names({items: []})).toContain('LocaleDropdownNavbarItem');
    expect(names({items: []})).toContain('DocNavbarItem');
    expect(names({items: [{type: 'localeDropdown'}]})).not.toContain('LocaleDropdownNavbarItem');
  });
});
