import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {javaFiles} from '../../scripts/check/samples/compile';
import {SAMPLES} from '../../src/sampleReader/readSample';

/** Assertions that also pass for the empty value that a read of a missing element returns. */
const EMPTY =
  /\.(?:isFalse|isEmpty|isNull)\(\)|\.isEqualTo\(""\)|\.(?:isNotEqualTo|doesNotContain)\(/;
const LOCATOR = /\b(?:on|with)[A-Z]\w*\((\w+\.[A-Z_]+|[a-z]\w*)\)/;
const PRESENT = /verifyIsDisplayed\(\)\.isTrue\(\)/;
const HIDDEN = /isDisplayed\(\)\)?\.isFalse\(\)/i;

/** The test methods of a class: name and statements, without blanks between the calls of a chain. */
function testMethods(source: string): {name: string; statements: string[]}[] {
  const methods = source.matchAll(/@Test\b[^{]*?void (\w+)\(\)[^{]*\{([\s\S]*?)\n {4}\}/g);
  return [...methods].map(([, name = '', body = '']) => ({
    name,
    statements: body
      .replaceAll(/\/\/.*/g, '')
      .split(';')
      .map((statement) => statement.trim().replaceAll(/\s*\n\s*/g, '')),
  }));
}

/** Statements that pass without their element, because nothing before them verified that it is there. */
function unguarded(source: string): string[] {
  return testMethods(source).flatMap(({name, statements}) => {
    const variables = new Map<string, string>();
    const present = new Set<string>();
    return statements.flatMap((statement) => {
      const used = [...variables.keys()].find((key) => new RegExp(`\\b${key}\\b`).test(statement));
      const locator = LOCATOR.exec(statement)?.[1] ?? variables.get(used ?? '');
      const [, assigned] = /^\w+ (\w+) = /.exec(statement) ?? [];
      if (assigned && locator) {
        variables.set(assigned, locator);
      }
      if (locator && PRESENT.test(statement)) {
        present.add(locator);
      }
      const guarded = HIDDEN.test(statement) ? present.size > 0 : present.has(locator ?? '');
      return locator && EMPTY.test(statement) && !guarded ? [`${name}: ${statement}`] : [];
    });
  });
}

describe('a sample verifies that an element is there before it verifies that it is empty', () => {
  const files = javaFiles(path.join(SAMPLES, 'src/test/java')).filter((file) =>
    file.endsWith('Test.java'),
  );

  test.each(files.map((file) => [path.basename(file), file] as const))('%s', (_, file) => {
    expect(
      unguarded(readFileSync(file, 'utf8')),
      'verify before it: onElement(…).verifyIsDisplayed().isTrue()',
    ).toEqual([]);
  });

  const found = (...lines: string[]) =>
    unguarded(`    @Test\n    public void one() {\n        ${lines.join('\n        ')}\n    }\n`);

  test('an assertion that passes without its element is found, in a chain and by a variable', () => {
    expect(
      found(
        'onElement(Page.TITLE).verifyIsDisplayed().isTrue();',
        'onElement(Page.CART)\n            .verifyText()\n            .isEqualTo("");',
        'var text = onElement(Page.CHECK).getText();',
        'assertThat(text).isEmpty();',
      ),
    ).toHaveLength(2);
    expect(found('onElement(Page.CART).verifyIsDisplayed().isFalse();')).toHaveLength(1);
  });

  test('one after another that its element is there is not', () => {
    expect(
      found(
        'var cart = onElement(Page.CART);',
        'cart.verifyIsDisplayed().isTrue();',
        'cart.verifyText().isEmpty();',
        'onElement(Page.TITLE).verifyIsDisplayed().isFalse();',
        'assertThat(response.getBody()).isEmpty();',
      ),
    ).toEqual([]);
  });
});
