import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {callbacksIn, findSteps, logOf, placeholdersIn} from '../../src/knowledge/steps';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/sampleReader/readSample';

test('the steps of a click come in the order of the source: log, callback, pause, wait, act', () => {
  const steps = findSteps('ClickableActions.click')!.steps['click()']!;
  const facts = steps.map((step) => [
    ...(typeof step === 'object' && 'logs' in step ? ['log'] : []),
    ...callbacksIn([step]).map(({callback}) => callback),
    ...placeholdersIn([step], 'key').slice(0, 1),
  ]);
  expect(
    facts,
    'src/pages/_home/CallTrace.tsx: show the steps that ClickableActions.click has in src/knowledge/steps.',
  ).toEqual([
    ['log'],
    ['IClickableActionsListener.onClick'],
    ['IDriverActionsListener.onPause', 'ui.delay.before_click'],
    ['ui.timeout.explicit_wait'],
    [],
  ]);
});

test('the log beside the first lines of code is what these calls print', () => {
  const text = readFileSync('src/pages/_home/hero.mdx', 'utf8');
  const shown = /```text[^\n]*\n([\s\S]*?)\n```/.exec(text)![1]!.split('\n');
  const printed = (type: string, method: string, ...values: string[]) => {
    const log = logOf(Object.values(findSteps(`${type}.${method}`)!.steps)[0]!);
    return log.replace(/\{\w+\}/g, () => values.shift() ?? '');
  };
  expect(
    shown,
    'src/pages/_home/hero.mdx: write the lines that are expected here into the block of the log.',
  ).toEqual([
    printed('TextBoxActions', 'enterText', 'standard_user', 'User name'),
    printed('TextBoxActions', 'enterText', 'secret_sauce', 'Password'),
    printed('ClickableActions', 'click', 'Login button'),
    printed('ElementActions', 'verifyText', 'Page title'),
    printed('ElementActions', 'getText', 'Page title'),
  ]);
  const names = readSample('web/FirstWebTest.java#locators');
  for (const name of ['User name', 'Password', 'Login button', 'Page title']) {
    expect(names).toContain(`.name("${name}")`);
  }
});

test('both failures are about the button of the samples, and waits of the same length', () => {
  const {click, limits} = readFigures('.');
  const [, name, id] = /name\("(Login [^"]+)"\)\s*\.web\(By\.id\("([^"]+)"/.exec(
    readSample('web/FirstWebTest.java#locators'),
  )!;
  const seconds = parseInt(limits['ui.timeout.explicit_wait'], 10);
  expect(click.error).toContain(`(${name})`);
  expect(click.seleniumError).toContain(`By.id: ${id} (tried for ${seconds} second(s)`);
  const selenium = readSample('compare/PlainLibraries.java#wait');
  expect(selenium).toContain(`elementToBeClickable(By.id("${id}"))`);
  expect(selenium).toContain(`ofSeconds(${seconds})`);
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
