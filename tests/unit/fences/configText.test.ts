import {describe, expect, test} from 'vitest';
import {checkConfigText} from '../../../scripts/fences/configText';

function check(value: unknown, options?: Parameters<typeof checkConfigText>[1]) {
  const {findings, ...verdict} = checkConfigText(JSON.stringify(value), options);
  return {...verdict, rules: findings.map(({rule}) => rule)};
}

describe('checkConfigText', () => {
  test.each([
    [{ui: {}}, 'whole'],
    [{api: {shop: {base_uri: 'https://api.example.com'}}}, 'whole'],
    [{explicit_wait: 20, implicit_wait: 0}, 'part'],
    [{data: {id: 1}}, 'other'],
    [{name: 'Ann'}, 'other'],
    [['CHROME'], 'other'],
    ['CHROME', 'other'],
    [{}, 'other'],
  ])('%j is %s', (value, kind) => {
    expect(check(value).kind).toBe(kind);
  });

  test('takes a text with the title of the file for a whole one, and as an option says for a part', () => {
    const title = 'src/test/resources/boyka-config.json';
    expect(check({data: {id: 1}}, {title}).kind).toBe('whole');
    expect(check({browser: 'CHROME'}, {part: true})).toMatchObject({section: 'ui.web'});
    expect(check({port: 1}, {part: 'server'})).toMatchObject({kind: 'part', section: 'server'});
  });

  test('misses a key in a whole text, not in a part', () => {
    const value = {ui: {web: {shop: {headless: false}}}};
    expect(check(value).rules).toEqual(['missing-key']);
    expect(check(value, {part: ''}).rules).toEqual([]);
    expect(check({headless: false, host: 'x'}, {part: 'ui.web'}).rules).toEqual([]);
    expect(check({before_click: 2000}, {part: 'ui.delay'}).rules).toEqual(['wrong-value']);
  });

  test('throws for text that is no JSON, and for an unknown part', () => {
    expect(() => checkConfigText('{')).toThrow(SyntaxError);
    expect(() => check({}, {part: 'web'})).toThrow('"web" is no section of boyka-config.json.');
  });
});
