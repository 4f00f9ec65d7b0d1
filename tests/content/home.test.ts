import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {
  BUTTON_ID,
  CLICK_CALLBACK,
  CLICK_DELAY,
  CLICK_LOG,
  ELEMENT_NOT_FOUND,
  ELEMENT_WAIT,
  fill,
} from '../../src/data/clickFacts';
import {findMethods, findType, message} from '../../src/framework';
import {readSample} from '../../src/remark/readSample';

const FILE = 'src/data/clickFacts.ts';

/** Default of a field of a setting class; Java starts an `int` at 0. */
function defaultOf(type: string, key: string): number {
  const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = findType(type).fields?.find((item) => item.name === name);
  expect(field, `${type} has no field ${name}`).toBeDefined();
  return Number(field!.initializer ?? 0);
}

describe('what the home page says about a click', () => {
  test('the error text is that of ELEMENT_NOT_FOUND', () => {
    const {text} = message('ELEMENT_NOT_FOUND');
    expect(ELEMENT_NOT_FOUND, `${FILE}: set ELEMENT_NOT_FOUND to "${text}".`).toBe(text);
  });

  test('the settings and their defaults are those of the setting classes', () => {
    const delay = defaultOf('DelaySetting', CLICK_DELAY.key);
    expect(CLICK_DELAY, `${FILE}: set CLICK_DELAY.milliseconds to ${delay}.`).toHaveProperty(
      'milliseconds',
      delay,
    );
    const wait = defaultOf('io.github.boykaframework.config.ui.TimeoutSetting', ELEMENT_WAIT.key);
    expect(ELEMENT_WAIT, `${FILE}: set ELEMENT_WAIT.seconds to ${wait}.`).toHaveProperty(
      'seconds',
      wait,
    );
  });

  test('the listener has the callback', () => {
    const {methods = []} = findType('IClickableActionsListener');
    expect(
      methods.map(({name}) => name),
      `${FILE}: set CLICK_CALLBACK to the callback of ClickableActions.click.`,
    ).toContain(CLICK_CALLBACK);
  });

  test('the steps come in the order of the source: log, tell, pause, wait, act', () => {
    expect(
      findMethods('ClickableActions', 'click')[0]?.steps,
      `${FILE} and src/pages/_home/CallTrace.tsx: show the steps that ClickableActions.click has in src/framework/api.json.`,
    ).toMatchObject([
      {kind: 'log', text: CLICK_LOG.replace('{}', '{name}')},
      {
        kind: 'listener',
        callback: expect.stringContaining(`.${CLICK_CALLBACK}(`) as string,
        order: 'before',
      },
      {kind: 'pause', settings: [`ui.delay.${CLICK_DELAY.key}`]},
      {kind: 'until', until: 'CLICKABLE'},
      {kind: 'driver', text: expect.stringContaining('.click(') as string},
    ]);
  });
});

test('the log beside the first lines of code is what these calls print', () => {
  const text = readFileSync('src/pages/_home/hero.mdx', 'utf8');
  const shown = /```text[^\n]*\n([\s\S]*?)\n```/.exec(text)![1]!.split('\n');
  const logOf = (type: string, method: string, ...values: string[]) => {
    const log = findMethods(type, method)[0]?.steps?.find((step) => step.kind === 'log');
    return fill(log?.text?.replace(/\{\w+\}/g, '{}') ?? '', ...values);
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
  const framework = readSample('web/FirstWebTest.java#locators');
  expect(framework).toMatch(
    new RegExp(`name\\("Login button"\\)\\s*\\.web\\(By\\.id\\("${BUTTON_ID}"`),
  );
  const selenium = readSample('compare/PlainLibraries.java#wait');
  expect(selenium).toContain(`ofSeconds(${ELEMENT_WAIT.seconds})`);
  expect(selenium).toContain(`elementToBeClickable(By.id("${BUTTON_ID}"))`);
});
