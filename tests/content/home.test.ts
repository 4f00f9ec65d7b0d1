import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {findType} from '../../src/framework';
import {findSteps, sentenceOf} from '../../src/knowledge/steps';
import {BUTTON_ID, CLICK_CALLBACK, CLICK_LOG, fill} from '../../src/pages/_home/clickFacts';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/knowledge/samples/readSample';

const FILE = 'src/pages/_home/clickFacts.ts';

describe('what the home page says about a click', () => {
  test('the listener has the callback', () => {
    const {methods = []} = findType('IClickableActionsListener');
    expect(
      methods.map(({name}) => name),
      `${FILE}: set CLICK_CALLBACK to the callback of ClickableActions.click.`,
    ).toContain(CLICK_CALLBACK);
  });

  test('the steps come in the order of the source: log, tell, pause, wait, act', () => {
    expect(
      findSteps('ClickableActions.click')!.steps['click()'],
      `${FILE} and src/pages/_home/CallTrace.tsx: show the steps that ClickableActions.click has in src/knowledge/steps.`,
    ).toEqual([
      `Logs \`${CLICK_LOG.replace('{}', '{name}')}\`.`,
      expect.stringMatching(new RegExp(`\\.${CLICK_CALLBACK}\\(.*before the driver acts`)),
      expect.stringMatching(new RegExp(`^Pauses .*ui\\.delay\\.before_click`)),
      expect.stringMatching(/^Waits until the element is visible and enabled/),
      expect.stringContaining('`Actions.click`'),
    ]);
  });
});

test('the log beside the first lines of code is what these calls print', () => {
  const text = readFileSync('src/pages/_home/hero.mdx', 'utf8');
  const shown = /```text[^\n]*\n([\s\S]*?)\n```/.exec(text)![1]!.split('\n');
  const logOf = (type: string, method: string, ...values: string[]) => {
    const [step] = Object.values(findSteps(`${type}.${method}`)!.steps)[0]!;
    const [, log = ''] = /^Logs `(.+)`\.$/.exec(sentenceOf(step!)) ?? [];
    return fill(log.replace(/\{\w+\}/g, '{}'), ...values);
  };
  expect(
    shown,
    'src/pages/_home/hero.mdx: write the lines that are expected here into the block of the log.',
  ).toEqual([
    logOf('TextBoxActions', 'enterText', 'standard_user', 'User name'),
    logOf('TextBoxActions', 'enterText', 'secret_sauce', 'Password'),
    logOf('ClickableActions', 'click', 'Login button'),
    logOf('ElementActions', 'verifyText', 'Page title'),
    logOf('ElementActions', 'getText', 'Page title'),
  ]);
  const names = readSample('web/FirstWebTest.java#locators');
  for (const name of ['User name', 'Password', 'Login button', 'Page title']) {
    expect(names).toContain(`.name("${name}")`);
  }
});

test('both failures are about the same button, and waits of the same length', () => {
  const {limits} = readFigures('.');
  const framework = readSample('web/FirstWebTest.java#locators');
  expect(framework).toMatch(
    new RegExp(`name\\("Login button"\\)\\s*\\.web\\(By\\.id\\("${BUTTON_ID}"`),
  );
  const selenium = readSample('compare/PlainLibraries.java#wait');
  expect(selenium).toContain(`ofSeconds(${parseInt(limits['ui.timeout.explicit_wait'], 10)})`);
  expect(selenium).toContain(`elementToBeClickable(By.id("${BUTTON_ID}"))`);
});
