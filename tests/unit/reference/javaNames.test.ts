import {describe, expect, test} from 'vitest';
import {javaNames} from '../../../src/reference/names/javaNames';

const BASE = 'io.github.boykaframework';
const IMPORTS = [
  `import static ${BASE}.actions.elements.ElementActions.onElement;`,
  `import static ${BASE}.actions.elements.ClickableActions.withMouse;`,
  `import static ${BASE}.actions.api.ApiActions.withRequest;`,
  `import ${BASE}.builders.Locator;`,
  `import ${BASE}.builders.ApiResponse;`,
  'import org.openqa.selenium.WebDriver;',
];

/** The names that are found, each with the end of its address. */
const namesIn = (code: string) =>
  javaNames(code, IMPORTS).map(({name, to}) => `${name} ${to.replace(/.*\//, '')}`);

describe('names that are the framework’s for certain are found:', () => {
  test.each([
    ['an imported method', 'onElement(LOGIN);', ['onElement element-actions#on-element']],
    [
      'a call on what another call returns, on the next line, too',
      'onElement(of("a)"), b(1))\n    .verifyText().isEqualTo("x");',
      ['onElement element-actions#on-element', 'verifyText element-actions#verify-text'],
    ],
    [
      'a type, and the calls of a builder',
      'Locator home = Locator.buildLocator().web(id("x")).build();',
      [
        'Locator locator',
        'Locator locator',
        'buildLocator locator#build-locator',
        'web locator#web',
      ],
    ],
    [
      'a call on a variable, with its type or with var',
      'var all = withRequest(REQUEST).execute();\nall.verifyStatusCode();\nint f(ApiResponse one) { return one.getBody(); }',
      [
        'withRequest api-actions#with-request',
        'execute api-actions#execute',
        'verifyStatusCode api-response#verify-status-code',
        'ApiResponse api-response',
        'getBody api-response#body',
      ],
    ],
  ])('%s', (_, code, names) => expect(namesIn(code)).toEqual(names));
});

describe('and no others:', () => {
  test.each([
    ['a method of another library', 'driver.findElement(by).click();'],
    ['a call on what another library returns', 'new Actions(driver).click().build();'],
    ['a name in a text or in a comment', 'var a = "onElement(x)"; // onElement(x)'],
    ['a method that the code declares', 'void onElement(int x) {}\nvoid test() { onElement(1); }'],
    ['a type that is not imported', 'Browser browser = parse(x);'],
    ['an import', `import ${BASE}.builders.Locator;`],
    [
      'a variable that two methods give two types',
      'void a(WebDriver one) {}\nvoid b(String one) { one.getBody(); }',
    ],
  ])('%s', (_, code) => expect(namesIn(code)).toEqual([]));

  test('a variable whose type is another one elsewhere', () => {
    const code = 'void a(ApiResponse one) {}\nvoid b(String one) { one.getBody(); }';
    expect(namesIn(code)).toEqual(['ApiResponse api-response']);
  });
});
