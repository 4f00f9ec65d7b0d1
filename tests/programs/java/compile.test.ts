import path from 'node:path';
import {expect, it} from 'vitest';
import {compile} from '../../../scripts/check/samples/compile';
import {temporaryFolder} from '../../temporaryFolder';

/** Ways in which a sample can be wrong, each with what javac says of it. */
const ERRORS = [
  ['onElement(HOME).close();', 'cannot find symbol; symbol: method close()'],
  ['onElement(1);', 'incompatible types: int cannot be converted to Locator'],
  ['int text = onElement(HOME).getText();', 'String cannot be converted to int'],
  ['new ElementActions();', 'ElementActions() has protected access'],
] as const;

const HEAD = `
import io.github.boykaframework.actions.elements.ElementActions;
import io.github.boykaframework.builders.Locator;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
class Broken { void test(Locator HOME) {
onElement(HOME).getText();
`;

it('compile finds each error at its line, and no other', () => {
  const code = [...ERRORS.map(([line]) => line), '} }'].join('\n');
  const file = path.join(temporaryFolder({'Broken.java': HEAD + code}), 'Broken.java');
  expect(compile([file])).toEqual(
    ERRORS.map(([, message], index) => ({
      file,
      line: HEAD.split('\n').length + index,
      message: expect.stringContaining(message) as string,
    })),
  );
});
