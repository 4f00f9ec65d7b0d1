import {expect, it} from 'vitest';
import {UserError} from '../../../src/config/environment/userError';
import {addMessages, addPhrases} from '../../../src/plugins/siteFiles/search/mergePages';
import type {PageText, SectionText} from '../../../src/search/records';

const section = (depth: number, anchor: string, more: Partial<SectionText> = {}): SectionText => ({
  depth,
  anchor,
  title: anchor || 'Page',
  text: '',
  ...more,
});

const page = (path: string, sections: SectionText[]): PageText => ({path, sections});

it('names the message that has no entry, and what to do', () => {
  expect(() => addMessages([page('docs/x', [section(1, '')])])).toThrow(
    /^The message \w+ has no place in the search: add <ErrorEntry of="\w+" \/>/,
  );
});

it.each(['/api/mouse#drag', '/api/keyboard'])(
  'reports %s, which phrases name and the site does not have',
  (address) => {
    const file = 'src/knowledge/search/mouse.yml';
    const add = () =>
      addPhrases([page('api/mouse', [section(1, '')])], [{address, phrases: ['drop'], file}]);
    expect(add).toThrow(UserError);
    expect(add).toThrow(`There is no section at ${address} (${file}): correct the address`);
  },
);
