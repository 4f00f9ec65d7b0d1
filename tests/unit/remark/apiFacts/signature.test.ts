import {describe, expect, it} from 'vitest';
import {findMethod, findType} from '../../../../src/framework';
import {headingId, linkTypes, typeAddress} from '../../../../src/remark/apiFacts/links';
import {nearest} from '../../../../src/remark/apiFacts/resolve';
import {signatureTokens} from '../../../../src/remark/apiFacts/signature';

const tokens = (type: string, method: string) =>
  signatureTokens(findType(type), findMethod(type, method));
const text = (type: string, method: string) =>
  tokens(type, method)
    .map(([part]) => part)
    .join('');

describe('signatureTokens', () => {
  it('reads as Java, without what a caller has no use for', () => {
    expect(text('ElementActions', 'onElement')).toBe(
      'static IElementActions onElement(Locator locator)',
    );
    expect(text('ElementActions', 'executeScript')).toBe(
      '<T> T executeScript(String script, Object... args)',
    );
    expect(text('ElementActions', 'itemList')).toBe('List<String> itemList()');
  });

  it('gives a long one a line for each parameter', () => {
    expect(text('CommonActions', 'performElementAction(Consumer<WebElement>, Locator)')).toBe(
      'static void performElementAction(\n    Consumer<WebElement> action,\n    Locator locator)',
    );
  });

  it('links the types, in the framework and outside', () => {
    const links = tokens('ElementActions', 'onElement').flatMap(([part, , to]) =>
      to ? [[part, to]] : [],
    );
    expect(links).toEqual([
      ['IElementActions', '/api/actions/elements/element-actions'],
      ['Locator', '/api/builders/locator'],
    ]);
    expect(tokens('ElementActions', 'getElement')[0]).toEqual([
      'WebElement',
      'class-name',
      'https://www.selenium.dev/selenium/docs/api/java/org/openqa/selenium/WebElement.html',
    ]);
  });

  it('colors keywords, types, and the name', () => {
    expect(tokens('ElementActions', 'isDisplayed').map(([, kind]) => kind)).toEqual([
      'keyword',
      '',
      'function',
      '',
    ]);
  });
});

describe('links', () => {
  it('cut a generic type into its names', () => {
    const uses = {Map: 'java.util.Map', By: 'org.openqa.selenium.By'};
    expect(linkTypes('Map<String, By>', uses)).toEqual([
      ['Map', 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/util/Map.html'],
      '<',
      'String',
      ', ',
      ['By', 'https://www.selenium.dev/selenium/docs/api/java/org/openqa/selenium/By.html'],
      '>',
    ]);
  });

  it('know no page of a type that nobody tells', () => {
    expect(typeAddress('T')).toBeUndefined();
    expect(typeAddress('Gson', {Gson: 'com.google.gson.Gson'})).toBeUndefined();
  });

  it('make the id of a heading from the name of a method', () => {
    expect(headingId('verifyIsDisplayed')).toBe('verify-is-displayed');
    expect(headingId('clear')).toBe('clear');
  });
});

describe('nearest', () => {
  it('gives the closest names first, whatever their case', () => {
    expect(nearest('isdisplaid', ['clear', 'isEnabled', 'isDisplayed', 'isSelected'])[0]).toBe(
      'isDisplayed',
    );
    expect(nearest('x', ['b', 'a'])).toEqual(['a', 'b']);
  });
});
