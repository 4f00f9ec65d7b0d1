import {describe, expect, it} from 'vitest';
import {findMethod, findType} from '../../../../src/framework';
import {linkSteps} from '../../../../src/remark/apiFacts/steps';
import type {Step} from '../../../../src/framework/referenceProps';

const steps = (type: string, method: string) =>
  linkSteps(findType(type), findMethod(type, method).steps ?? []);
const textOf = (piece: unknown) => (Array.isArray(piece) ? piece[0] : piece);
const only = <K extends Step['kind']>(list: Step[], kind: K) =>
  list.filter((step): step is Step & {kind: K} => step.kind === kind);

describe('linkSteps', () => {
  it('has the steps of an action in order: log, listener, pause, wait, call', () => {
    const list = steps('ElementActions', 'clear');
    expect(list.map(({kind}) => kind)).toEqual(['log', 'listener', 'pause', 'until', 'driver']);
    expect(only(list, 'log')[0]!.text).toBe('Clearing element located by: {name}');
    expect(textOf(only(list, 'listener')[0]!.callback)).toBe('onClear(locator)');
    expect(only(list, 'listener')[0]!.order).toBe('before');
    expect(textOf(only(list, 'pause')[0]!.settings[0]!.key)).toBe('ui.delay.before_typing');
    expect(textOf(only(list, 'pause')[0]!.notifies)).toBe('onPause');
    expect(only(list, 'until')[0]).toMatchObject({
      until: 'CLICKABLE',
      settings: [{default: expect.stringMatching(/^\d+$/) as string}],
      outline: 'red',
    });
    expect(only(steps('ElementActions', 'getText'), 'until')[0]).toMatchObject({outline: 'green'});
    expect(only(list, 'driver')[0]!.text).toBe('WebElement.clear()');
  });

  it('has what a read returns instead of an error', () => {
    expect(steps('ElementActions', 'getLocation').at(-1)).toEqual({
      kind: 'swallow',
      catches: ['FrameworkError'],
      returns: 'new Point(0, 0)',
      ends: true,
    });
  });

  it('links another action instead of repeating its steps', () => {
    const list = steps('ElementActions', 'verifyIsDisplayed');
    expect(list.map(({kind}) => kind)).toEqual(['log', 'listener', 'calls', 'assert']);
    expect(only(list, 'calls')[0]!.method).toEqual(['isDisplayed()', '#is-displayed']);
    expect(only(list, 'calls')[0]!.when).toBeUndefined();
  });

  it('has the condition of a call, and not the steps of a read on the way', () => {
    const list = steps('ElementActions', 'scrollIntoView');
    expect(only(list, 'calls')).toMatchObject([{when: '!displayed()'}]);
    expect(only(list, 'until')).toHaveLength(1);
    expect(only(list, 'swallow')).toEqual([]);
  });

  it('has an early return, and a listener that is called after the driver', () => {
    const list = steps('WindowActions', 'takeScreenshot(String)');
    expect(only(list, 'return')[0]!.when).toBe('!setting.getScreenshot().isEnabled()');
    expect(only(list, 'listener')[0]).toMatchObject({order: 'after'});
    expect(only(list, 'listener')[0]!.when, 'the return has settled it').toBeUndefined();
  });
});
