import {expect, it} from 'vitest';
import {addPhrases} from '../../../scripts/search/phrases';
import {UserError} from '../../../scripts/lib/userError';

it.each(['/api/mouse#drag', '/api/keyboard'])(
  'reports %s, which the site does not have',
  (address) => {
    const sections = [{depth: 1, anchor: '', title: 'Mouse', text: 'Uses the pointer.'}];
    const page = {path: 'api/mouse', area: 'API', tag: 'default', language: 'en', sections};
    const file = 'src/knowledge/search/mouse.yml';
    const add = () => addPhrases([page], [{address, phrases: ['drop'], file}]);
    expect(add).toThrow(UserError);
    expect(add).toThrow(`The search knows no section at ${address} (${file}): correct the address`);
  },
);
