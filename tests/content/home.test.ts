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

/** Default of a field of a setting class; Java starts an `int` at 0. */
function defaultOf(type: string, key: string): number {
  const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = findType(type).fields?.find((item) => item.name === name);
  expect(field, `${type} has no field ${name}`).toBeDefined();
  return Number(field!.initializer ?? 0);
}

describe('what the home page says about a click (src/data/clickFacts.ts)', () => {
  test('the error text is that of ELEMENT_NOT_FOUND', () => {
    expect(ELEMENT_NOT_FOUND).toBe(message('ELEMENT_NOT_FOUND').text);
  });

  test('the settings and their defaults are those of the setting classes', () => {
    expect(defaultOf('DelaySetting', CLICK_DELAY.key)).toBe(CLICK_DELAY.milliseconds);
    expect(defaultOf('io.github.boykaframework.config.ui.TimeoutSetting', ELEMENT_WAIT.key)).toBe(
      ELEMENT_WAIT.seconds,
    );
  });

  test('the listener has the callback', () => {
    expect(findMethods('IClickableActionsListener', CLICK_CALLBACK)).toHaveLength(1);
  });

  test('the steps come in the order of the source: log, tell, pause, wait, act', () => {
    expect(findMethods('ClickableActions', 'click')[0]?.steps).toMatchObject([
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
  expect(shown).toEqual([
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

describe('fill', () => {
  test('puts values in order into empty braces', () => {
    expect(fill('{} to {}', 'a', 'b')).toBe('a to b');
  });

  test('puts values by place into numbered braces, and nothing where there is no value', () => {
    expect(fill('{1} {0} {2}', 'a', 'b')).toBe('b a ');
  });
});
