import {describe, expect, test} from 'vitest';
import {javaNames} from '../../../src/reference/names/javaNames';

const BASE = 'io.github.boykaframework';
const IMPORTS = [
  `import static ${BASE}.actions.elements.ElementActions.onElement;`,
  `import static ${BASE}.actions.elements.ClickableActions.withMouse;`,
  `import static ${BASE}.actions.elements.FingerActions.withFinger;`,
  `import static ${BASE}.actions.api.ApiActions.withRequest;`,
  `import ${BASE}.builders.Locator;`,
];

/** The names that are found, each with the end of its address. */
const namesIn = (code: string) =>
  javaNames(code, IMPORTS).map(({name, to}) => `${name} ${to.replace(/.*\//, '')}`);

describe('names that are the framework’s are found:', () => {
  test.each([
    ['an imported method', 'onElement(LOGIN);', ['onElement element-actions#on-element']],
    [
      'a method that only the type of the statement has, on the next line, too',
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
      'a method of the type, and not the one of the same name that another type has',
      'withMouse(BOX).dragTo(TARGET);',
      ['withMouse clickable-actions#with-mouse', 'dragTo clickable-actions#drag-to'],
    ],
    [
      'a constructor, and a method that is referred to',
      'windows.forEach(withRequest(REQUEST)::execute); new Locator();',
      ['withRequest api-actions#with-request', 'execute api-actions#execute', 'Locator locator'],
    ],
  ])('%s', (_, code, names) => expect(namesIn(code)).toEqual(names));
});

describe('and no others:', () => {
  test.each([
    ['a method of another library', 'driver.findElement(by).click();'],
    ['a name in a text or in a comment', 'var a = "onElement(x)"; // onElement(x)'],
    ['a type that is not imported', 'Browser browser = parse(x);'],
    ['a name that is no call', 'int onElement = 1;'],
    ['an import', `import ${BASE}.builders.Locator;`],
  ])('%s', (_, code) => expect(namesIn(code)).toEqual([]));

  test('a method of another library, in the next statement', () => {
    const code = 'withMouse(BOX).click();\ndriver.findElement(by).click();';
    expect(namesIn(code)).toHaveLength(2);
  });

  test('a method that two types of the statement have', () => {
    const code = 'compare(withFinger(CARD), withMouse(BOX)).dragTo(x);';
    expect(namesIn(code)).toHaveLength(2);
  });
});
