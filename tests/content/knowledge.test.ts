import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {readChecked, validatorOf} from '../../src/config/environment/checkedData';
import keySchema from '../../src/knowledge/configuration/configuration.schema.json';
import stepSchema from '../../src/knowledge/steps/steps.schema.json';

const OTHERS = ['**/*.schema.json', 'src/knowledge/steps/reviewed.json'];

test.each(globSync('src/knowledge/**/*.{yml,json}', {ignore: OTHERS}).sort())(
  '%s fits its schema',
  (file) => {
    expect(() => readChecked(file)).not.toThrow();
  },
);

describe('the schema of src/knowledge/configuration', () => {
  const validate = validatorOf(keySchema);
  const errorsOf = (changes: object) => {
    const source = {'manager/Driver.java': 'getHost'};
    const host = {description: 'Host of the grid.', source, ...changes};
    const ui = {class: 'config/ui/web/WebSetting.java', paths: ['ui.web.<key>'], keys: {host}};
    return validate({
      sections: {'ui.web': {...ui, description: 'A browser.', platforms: ['WEB']}},
    });
  };

  test('accepts a key with a description and its source', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({description: 'Whether it is sent.'})).toEqual([]);
  });

  test.each([
    [{caution: 'It is case-sensitive'}, 'must end with a period'],
    [{caution: 'Only for `LOCAL.'}, 'close each backtick'],
    [{description: 'Is the host.'}, 'must be a noun phrase'],
    [{description: 'Sets the host of the grid.'}, 'must be a noun phrase'],
    [{requiredWhen: 'Always.'}, 'must begin with "Required"'],
    [{fallback: 'None.'}, 'remove the period'],
  ])('says of %j: %s', (changes, reason) => {
    expect(errorsOf(changes).join()).toContain(reason);
  });
});

describe('the schema of src/knowledge/steps', () => {
  const validate = validatorOf(stepSchema);

  test.each([
    ['Waits.', undefined],
    ['If a && b: waits.', 'to have words instead of Java'],
    ['Calls {callback:IShopListener.onBuy(item)}.', 'to end each callback with when=before'],
    [
      'Calls {callback:IShopListener.onBuy() when=alone} after the driver acts.',
      'to leave the words on listener and order to the callback',
    ],
    ['Logs `Buying {name}`.', 'to be logs: with the line alone'],
  ])('says of "%s": %s', (step, reason) => {
    const buy = {reads: ['Shop.buy'], steps: {'buy()': [step]}};
    const errors = validate({type: 'Shop', methods: {buy}});
    expect(errors).toEqual(reason ? [expect.stringContaining(reason)] : []);
  });
});
