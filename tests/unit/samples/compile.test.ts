import path from 'node:path';
import {expect, it} from 'vitest';
import {compile, javaFiles} from '../../../scripts/check/samples/compile';
import {SAMPLES} from '../../../src/knowledge/samples/readSample';
import {temporaryFolder} from '../temporaryFolder';

/** Ways in which a sample can be wrong, each with what javac says of it. */
const ERRORS = [
  ['onElement(LoginPage.ERROR).readText();', 'cannot find symbol; symbol: method readText()'],
  ['onElement("error").getText();', 'incompatible types: String cannot be converted to Locator'],
  ['((ElementActions) onElement(LoginPage.ERROR)).getAttributeValue("role");', 'protected access'],
  ['List<Integer> prices = onElement(LoginPage.ERROR).itemList();', 'List<String> cannot be'],
] as const;

it('compile finds each error at its line, and none in the samples themselves', () => {
  const folder = temporaryFolder({
    'Broken.java': [
      'import static io.github.boykaframework.actions.elements.ElementActions.onElement;',
      'import com.example.boyka.web.LoginPage;',
      'import io.github.boykaframework.actions.elements.ElementActions;',
      'import java.util.List;',
      'class Broken { void test() {',
      ...ERRORS.map(([code]) => code),
      '} }',
    ].join('\n'),
  });
  const file = path.join(folder, 'Broken.java');
  expect(compile([...javaFiles(SAMPLES), file])).toEqual(
    ERRORS.map(([, message], index) => ({
      file,
      line: 6 + index,
      message: expect.stringContaining(message) as string,
    })),
  );
});
