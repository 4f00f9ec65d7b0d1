import {describe, expect, test} from 'vitest';
import {
  findMethods,
  findType,
  message,
  readApi,
  readLibraries,
  readMessages,
} from '../../../src/framework';
import {readConfigSchema} from '../../../src/framework/config';

describe('the committed facts', () => {
  test('are all of one version', () => {
    const {tag, commit} = readApi();
    expect(tag).toMatch(/^v\d+\.\d+\.\d+$/);
    expect(readMessages()).toMatchObject({tag, commit});
    expect(readLibraries()).toMatchObject({tag, commit});
    expect(readConfigSchema()).toMatchObject({'x-boyka-tag': tag, 'x-boyka-commit': commit});
  });

  test('have the methods that raise a message, and none when nothing raises it', () => {
    expect(message('SESSION_ALREADY_CREATED')).toMatchObject({
      text: 'Session is already created for ({0}) persona...',
      places: [{type: 'ParallelSession', method: 'checkSession'}],
    });
    expect(message('TEST_ERROR').places).toEqual([]);
  });
});

describe('the loader', () => {
  test.each([
    [
      'a type that is none',
      () => findType('ElementAction'),
      /no type "ElementAction"\. The nearest: ElementActions,/,
    ],
    ['a name of several packages', () => findType('LogSetting'), /several packages; write one of/],
    [
      'a method that is none',
      () => findMethods('ElementActions', 'isShown'),
      /ElementActions has no method "isShown"\. The nearest: /,
    ],
    ['a message that is none', () => message('NO_SUCH_ERROR'), /no constant "NO_SUCH_ERROR"/],
  ])('names %s', (_, call, text) => {
    expect(call).toThrow(text);
  });
});
