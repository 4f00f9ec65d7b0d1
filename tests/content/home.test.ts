import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findSteps, sentenceOf} from '../../src/knowledge/steps';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/sampleReader/readSample';

test('the steps of a click come in the order of the source: log, tell, pause, wait, act', () => {
  expect(
    findSteps('ClickableActions.click')!.steps['click()'],
    'src/pages/_home/CallTrace.tsx: show the steps that ClickableActions.click has in src/knowledge/steps.',
  ).toEqual([
    expect.stringMatching(/^Logs /),
    expect.stringMatching(/^Calls .*before the driver acts/),
    expect.stringMatching(/^Pauses .*ui\.delay\.before_click/),
    expect.stringMatching(/^Waits until the element is visible and enabled/),
    expect.stringContaining('`Actions.click`'),
  ]);
});

test('the log beside the first lines of code is what these calls print', () => {
  const text = readFileSync('src/pages/_home/hero.mdx', 'utf8');
  const shown = /```text[^\n]*\n([\s\S]*?)\n```/.exec(text)![1]!.split('\n');
  const logOf = (type: string, method: string, ...values: string[]) => {
    const [step] = Object.values(findSteps(`${type}.${method}`)!.steps)[0]!;
    const [, log = ''] = /^Logs `(.+)`\.$/.exec(sentenceOf(step!)) ?? [];
    return log.replace(/\{\w+\}/g, () => values.shift() ?? '');
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
  const {click, limits} = readFigures('.');
  const [, id] = /name\("Login button"\)\s*\.web\(By\.id\("([^"]+)"/.exec(
    readSample('web/FirstWebTest.java#locators'),
  )!;
  const seconds = parseInt(limits['ui.timeout.explicit_wait'], 10);
  expect(click.seleniumError).toContain(`By.id: ${id} (tried for ${seconds} second(s)`);
});

test('each row of the comparison needs fewer lines with the framework than without', () => {
  const text = readFileSync('src/pages/_home/comparison.mdx', 'utf8');
  const tasks = text.split('<Task name="').slice(1);
  expect(tasks.length).toBeGreaterThan(4);
  for (const task of tasks) {
    const [theirs, ...ours] = [...task.matchAll(/ file=(\S+)/g)].map(
      ([, file = '']) => readSample(file).split('\n').length,
    );
    expect(
      ours.reduce((sum, lines) => sum + lines, 0),
      `src/pages/_home/comparison.mdx: remove the row "${task.split('"')[0]}", or show the difference.`,
    ).toBeLessThan(theirs!);
  }
});
