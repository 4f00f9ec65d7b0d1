import path from 'node:path';
import {expect, it} from 'vitest';
import {readChecked} from '../../src/config/environment/checkedData';
import {temporaryFolder} from '../temporaryFolder';

const SCHEMA = {
  properties: {
    why: {
      type: 'object',
      additionalProperties: {pattern: '\\.$', patternErrorMessage: 'must end.'},
    },
  },
  required: ['why'],
  additionalProperties: false,
};
const HEADER = '# yaml-language-server: $schema=data.schema.json\n';

function read(name: string, text: string): unknown {
  const folder = temporaryFolder({'data.schema.json': JSON.stringify(SCHEMA), [name]: text});
  return readChecked(path.join(folder, name));
}

it('reads YAML', () => {
  expect(read('data.yml', `${HEADER}why: {one: It is.}`)).toEqual({why: {one: 'It is.'}});
});

it.each([
  ['a key that is there twice', `${HEADER}why: {one: A., one: B.}`, 'duplicated mapping key'],
  ['an unknown key, not what it replaces', `${HEADER}fix: {}`, 'the file: unknown key "fix"'],
  ['a value that is not as the schema says', `${HEADER}why: {/a: B}`, 'why > /a: must end.'],
  ['a file without a schema', 'why: {}', 'does not name a schema'],
])('rejects %s', (_, text, reason) => {
  expect(() => read('data.yml', text)).toThrow(new RegExp(`data\\.yml:? ${reason}`));
});
