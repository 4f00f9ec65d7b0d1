import {describe, expect, it} from 'vitest';
import {findMethods, findType} from '../../../../src/framework';
import {readConfigSchema} from '../../../../src/framework/config';
import type {Run} from '../../../../src/framework/referenceProps';
import {callersOf} from '../../../../src/remark/apiFacts/steps';
import {glance} from '../../../../src/remark/apiFacts/glance';

const textOf = (run: Run) => (typeof run === 'string' ? run : 'code' in run ? run.code : run.text);

const WAIT = String(readConfigSchema().$defs['ui.timeout']?.properties?.['explicit_wait']?.default);

function factsOf(type: string, method: string, said: string[] = []): Record<string, string> {
  const facts = glance(findType(type), findMethods(type, method), said, 'x-steps');
  return Object.fromEntries(facts.map(({label, value}) => [label, value.map(textOf).join('')]));
}

describe('the row of facts', () => {
  it.each([
    [
      'ElementActions.isDisplayed',
      {
        'Waits until': `visible · ≤ ${WAIT} s`,
        'If it is missing': 'false',
        Listener: 'onIsDisplayed',
        Throws: 'none of its own',
      },
    ],
    [
      'ElementActions.verifyText',
      {
        'Waits until': `visible · ≤ ${WAIT} s`,
        'If it is missing': 'asserts on empty text',
        Listener: 'onVerifyText and 1 more',
        Throws: 'none of its own',
      },
    ],
    [
      'ClickableActions.click',
      {
        'Waits until': `visible, enabled · ≤ ${WAIT} s`,
        'If it is missing': 'FrameworkError',
        Listener: 'onClick',
        Throws: 'FrameworkError',
      },
    ],
    [
      'NavigateActions.back',
      {
        'Waits until': 'nothing',
        'If the driver fails': 'FrameworkError',
        Listener: 'onBack',
        Throws: 'FrameworkError',
      },
    ],
    [
      'NavigateActions.getUrl',
      {
        'Waits until': 'nothing',
        'If the driver fails': 'WebDriverException',
        Listener: 'onGetUrl',
        Throws: 'none of its own',
      },
    ],
    ['StringUtils.isValidPath', {Listener: 'none', Throws: 'none of its own'}],
  ])('%s', (of, facts) => {
    const [type = '', method = ''] = of.split('.');
    expect(factsOf(type, method)).toEqual(facts);
  });

  it('has the errors that a page adds', () => {
    expect(factsOf('ElementActions', 'clear', ['NullPointerException'])['Throws']).toBe(
      'FrameworkError, NullPointerException',
    );
  });

  it('links its values to the key, the callback, and the steps', () => {
    const facts = glance(
      findType('ElementActions'),
      findMethods('ElementActions', 'isDisplayed'),
      [],
      'is-displayed-steps',
    );
    const links = facts.flatMap(({value}) =>
      value.flatMap((run) => (typeof run === 'string' || !run.to ? [] : [run.to])),
    );
    expect(links).toEqual([
      expect.stringMatching(/^\/docs\/guides\/config\/.+timeout\.explicit_wait$/),
      '#is-displayed-steps',
      expect.stringContaining('/api/actions/interfaces/listeners/elements/'),
    ]);
  });

  it('is empty for a method without a body', () => {
    expect(factsOf('IElementActions', 'clear')).toEqual({});
  });
});

describe('callersOf', () => {
  const callers = (type: string, callback: string) =>
    callersOf(findMethods(type, callback)[0]!).map(({method, order}) => [
      Array.isArray(method) ? method[0] : method,
      order,
    ]);

  it('has the methods that call a callback themselves, also through private ones', () => {
    expect(callers('IElementActionsListener', 'onClear')).toEqual([
      ['ElementActions.clear()', 'before the driver acts'],
    ]);
    expect(callers('IAlertActionsListener', 'onAccept')).toEqual([
      ['AlertActions.accept()', 'after the driver acted'],
    ]);
  });

  it('has nothing for a callback that no method calls', () => {
    expect(callers('INavigateActionsListener', 'onToBaseUrl')).toEqual([]);
  });
});
