import {describe, expect, test} from 'vitest';
import {
  CLICK_CALLBACK,
  CLICK_DELAY,
  CLICK_LOG,
  ELEMENT_NOT_FOUND,
  ELEMENT_WAIT,
  fill,
} from '../../src/data/click';
import {findMethods, findType, message} from '../../src/framework';

/** Default of a field of a setting class; Java starts an `int` at 0. */
function defaultOf(type: string, key: string): number {
  const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = findType(type).fields?.find((item) => item.name === name);
  expect(field, `${type} has no field ${name}`).toBeDefined();
  return Number(field!.initializer ?? 0);
}

describe('what the home page says about a click (src/data/click.ts)', () => {
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
    const effects = findMethods('ClickableActions', 'click')[0]?.effects ?? [];
    const steps = [
      effects.findIndex((step) => step.kind === 'log' && step.text === CLICK_LOG),
      effects.findIndex((step) => step.kind === 'listener' && step.callback === CLICK_CALLBACK),
      effects.findIndex((step) => step.kind === 'wait' && step.how === 'pause'),
      effects.findIndex((step) => step.kind === 'wait' && step.strategy === 'CLICKABLE'),
      effects.findIndex((step) => step.kind === 'driver' && step.text.includes('.click(')),
    ];
    expect(steps).not.toContain(-1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});

describe('fill', () => {
  test('puts values in order into empty braces', () => {
    expect(fill('{} to {}', 'a', 'b')).toBe('a to b');
  });

  test('puts values by place into numbered braces, and nothing where there is no value', () => {
    expect(fill('{1} {0} {2}', 'a', 'b')).toBe('b a ');
  });
});
