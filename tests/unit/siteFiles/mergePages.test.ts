import {expect, it} from 'vitest';
import {UserError} from '../../../src/config/environment/userError';
import {addMessages, addPhrases} from '../../../src/plugins/siteFiles/search/mergePages';

it('names the message that has no entry, and what to do', () => {
  expect(() => addMessages([])).toThrow(
    /^The message \w+ has no place in the search: add <ErrorEntry of="\w+" \/>/,
  );
});

it.each(['/api/mouse#drag', '/api/keyboard'])(
  'reports %s, which phrases name and the site does not have',
  (address) => {
    const file = 'src/knowledge/search/mouse.yml';
    const pages = [{path: 'api/mouse', sections: []}];
    const add = () => addPhrases(pages, [{address, phrases: ['drop'], file}]);
    expect(add).toThrow(UserError);
    expect(add).toThrow(`There is no section at ${address} (${file}): correct the address`);
  },
);
