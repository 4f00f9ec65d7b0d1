import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {readChecked, validatorOf} from '../../src/config/environment/checkedData';
import schema from '../../src/knowledge/configuration/configuration.schema.json';

const validate = validatorOf(schema);
const NOUN = 'must be a noun phrase';

function errorsOf(key: object): string[] {
  const section = {
    class: 'config/ui/web/WebSetting.java',
    paths: ['ui.web.<key>'],
    description: 'A browser.',
    platforms: ['WEB'],
    keys: {
      host: {description: 'Host of the grid.', source: {'manager/Driver.java': 'getHost'}, ...key},
    },
  };
  return validate({sections: {'ui.web': section}});
}

const OTHERS = ['**/*.schema.json', 'src/knowledge/steps/reviewed.json'];

test.each(globSync('src/knowledge/**/*.{yml,json}', {ignore: OTHERS}).sort())(
  '%s fits its schema',
  (file) => {
    expect(() => readChecked(file)).not.toThrow();
  },
);

describe('the schema of src/knowledge/configuration', () => {
  test('accepts a key with a description and its source', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({description: 'Whether it is sent.'})).toEqual([]);
  });

  test.each([
    ['a name that it does not know', {does: 'Host.'}, 'unknown key "does"'],
    ['a text without a period', {caution: 'It is case-sensitive'}, 'must end with a period'],
    ['a backtick that is not closed', {caution: 'Only for `LOCAL.'}, 'close each backtick'],
    ['a description that begins with "Is"', {description: 'Is the host.'}, NOUN],
    ['a description with another verb', {description: 'Sets the host of the grid.'}, NOUN],
    ['a condition in other words', {requiredWhen: 'Always.'}, 'must begin with "Required"'],
    ['a fallback that is a sentence', {fallback: 'None.'}, 'remove the period'],
    ['a platform that it does not know', {platforms: ['LINUX']}, 'does not match any of'],
    ['a source without a quote', {source: {}}, 'at least 1 properties'],
  ])('rejects %s', (_, key, reason) => {
    expect(errorsOf(key).join('\n')).toContain(reason);
  });
});
