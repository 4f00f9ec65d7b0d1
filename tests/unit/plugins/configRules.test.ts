import {describe, expect, it} from 'vitest';
import {
  findLocaleError,
  findNavbarErrors,
  type DocsContent,
  type NavbarItem,
} from '../../../src/plugins/configRules/findErrors';

const docs: DocsContent = {
  default: [
    {
      name: 'current',
      isLast: true,
      ids: ['intro', 'guide', 'draft'],
      sidebars: {
        docs: [{label: 'Guides', items: [{label: 'Intro', to: '/docs/intro'}]}],
        links: [],
      },
    },
    {name: '2.8.0', isLast: false, ids: ['intro', 'retired'], sidebars: {}},
  ],
};

const errorsOf = (item: NavbarItem, hasOwnTypes = false) =>
  findNavbarErrors([item], docs, hasOwnTypes);

describe('findNavbarErrors', () => {
  it.each<NavbarItem>([
    {},
    {type: 'search'},
    {type: 'localeDropdown'},
    {type: 'doc', docId: 'intro'},
    {type: 'doc', docId: 'draft'},
    {type: 'docSidebar', sidebarId: 'docs'},
    {type: 'docsVersion'},
    {type: 'docsVersionDropdown'},
    {type: 'docsVersionDropdown', versions: ['2.8.0']},
    {type: 'docsVersionDropdown', versions: {'2.8.0': {label: 'Old'}}},
    {type: 'dropdown', items: [{type: 'doc', docId: 'guide'}]},
  ])('accepts %j', (item) => {
    expect(errorsOf(item)).toEqual([]);
  });

  it.each<[NavbarItem, string]>([
    [
      {type: 'doc', docId: 'intros'},
      'version "current" has no page with the id "intros". The nearest: intro',
    ],
    // Pages outside of the docs could not show it.
    [{type: 'doc', docId: 'retired'}, 'version "current" has no page with the id "retired".'],
    [
      {type: 'docSidebar', sidebarId: 'doc'},
      'version "current" has no sidebar with the id "doc". The nearest: docs',
    ],
    [{type: 'docSidebar', sidebarId: 'links'}, 'the sidebar "links" has no page to link to'],
    [
      {type: 'docsVersionDropdown', versions: ['2.8']},
      'the area has no version "2.8". The nearest: 2.8.0',
    ],
    [
      {type: 'docsVersionDropdown', versions: {'9.9': {}}},
      'the area has no version "9.9". The nearest:',
    ],
    [
      {type: 'docsVersion', docsPluginId: 'docs'},
      'no docs area has the id "docs". The nearest: default',
    ],
    [{type: 'custom-clock'}, 'no component has the type "custom-clock": add it to src/theme/'],
  ])('rejects %j in one line, and names what there is', (item, reason) => {
    const errors = errorsOf(item);
    expect(errors).toEqual([expect.stringContaining(reason)]);
    expect(errors[0]).toMatch(/^Invalid navbar item \{.*\}: .+$/);
  });

  it('finds an item inside of a drop-down, and each wrong one', () => {
    const items = [{type: 'doc', docId: 'a'}, {type: 'doc', docId: 'intro'}, {type: 'custom-b'}];
    expect(errorsOf({type: 'dropdown', items})).toHaveLength(2);
  });

  it('accepts types of the site', () => {
    expect(errorsOf({type: 'custom-clock'}, true)).toEqual([]);
  });
});

describe('findLocaleError', () => {
  it('accepts English alone', () => {
    expect(findLocaleError({defaultLocale: 'en', locales: ['en']}, 'en')).toBeUndefined();
  });

  it.each<[string, string, [string, ...string[]], string]>([
    ['a second locale', 'en', ['en', 'fr'], 'en'],
    ['a default locale that is not listed', 'fr', ['en'], 'fr'],
    ['a locale of the command', 'en', ['en'], 'fr'],
  ])('rejects %s in one line', (_, defaultLocale, locales, current) => {
    expect(findLocaleError({defaultLocale, locales}, current)).toMatch(
      /^Unsupported locale "fr": the site is in English only .+$/,
    );
  });
});
