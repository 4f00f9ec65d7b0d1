import {describe, expect, test} from 'vitest';
import {
  findMethod,
  findType,
  message,
  readApi,
  readMessages,
  sourceUrl,
  types,
} from '../../../src/framework';
import type {Effect, ListenerEffect} from '../../../src/framework/types';

// Each fact below was read off the framework's source at v2.9.0 by a person.

function effects(type: string, method: string): Effect[] {
  return findMethod(type, method).effects ?? [];
}

function listeners(type: string, method: string): string[] {
  return effects(type, method)
    .filter((effect): effect is ListenerEffect => effect.kind === 'listener' && !effect.via?.length)
    .map(({callback, order}) => `${callback} ${order}`);
}

/** Constants of the errors that reach the caller. */
function thrown(type: string, method: string): string[] {
  const found = effects(type, method).flatMap((effect) =>
    effect.kind === 'throw' && !effect.swallowed && effect.message ? [effect.message] : [],
  );
  return [...new Set(found)].sort();
}

function pauses(type: string, method: string): string[] {
  return effects(type, method).flatMap((effect) =>
    effect.kind === 'wait' && effect.how === 'pause' && !effect.via ? effect.settings : [],
  );
}

describe('the committed facts', () => {
  test('are those of v2.9.0, with all its top-level types and messages', () => {
    expect(readApi().tag).toBe('v2.9.0');
    expect(readApi().commit).toBe('1eea889f56ba99364226bec3fe8941243a6277d1');
    expect(readApi().topLevelTypes).toBe(142);
    expect(types().filter((type) => !type.outer)).toHaveLength(142);
    expect(readMessages().messages).toHaveLength(66);
  });

  test('name the file and line of a method', () => {
    const {file} = findType('ElementActions');
    const {line} = findMethod('ElementActions', 'isDisplayed');
    expect(sourceUrl(file, line)).toBe(
      'https://github.com/BoykaFramework/boyka-framework/blob/v2.9.0/core-java/src/main/java/io/github/boykaframework/actions/elements/ElementActions.java#L165',
    );
  });

  test('isDisplayed logs, tells its listener first, waits until visible, and swallows what it does not find', () => {
    const all = effects('ElementActions', 'isDisplayed');
    expect(all[0]).toMatchObject({
      kind: 'log',
      level: 'info',
      text: 'Checking if element located by: {} is displayed',
    });
    expect(listeners('ElementActions', 'isDisplayed')).toEqual(['onIsDisplayed before']);
    expect(all.find((effect) => effect.kind === 'wait' && effect.how === 'until')).toMatchObject({
      strategy: 'VISIBLE',
      settings: ['ui.timeout.explicit_wait'],
    });
    expect(thrown('ElementActions', 'isDisplayed')).toEqual([]);
    expect(all.at(-1)).toMatchObject({
      kind: 'swallow',
      catches: ['FrameworkError'],
      returns: 'false',
    });
  });

  test.each([
    ['getText', '""'],
    ['getLocation', 'new Point(0, 0)'],
    ['itemList', 'List.of()'],
    ['getElement', 'null'],
  ])('%s returns %s for an element that is not there', (method, value) => {
    expect(
      effects('ElementActions', method).findLast((effect) => effect.kind === 'swallow'),
    ).toMatchObject({
      returns: value,
    });
  });

  test('clear pauses, waits until clickable, and raises three errors', () => {
    expect(pauses('ElementActions', 'clear')).toEqual(['ui.delay.before_typing']);
    expect(effects('ElementActions', 'clear')).toContainEqual(
      expect.objectContaining({kind: 'wait', strategy: 'CLICKABLE'}),
    );
    expect(thrown('ElementActions', 'clear')).toEqual([
      'DELAY_OVERFLOW',
      'DRIVER_ERROR_OCCURRED',
      'ELEMENT_NOT_FOUND',
      'ERROR_WHILE_SLEEPING',
    ]);
  });

  test.each(['FingerActions.dragTo', 'FingerActions.longPress()', 'ClickableActions.dragTo'])(
    '%s never raises an error for a null locator: it asks the locator for its name before',
    (of) => {
      const [type = '', method = ''] = of.split('.');
      expect(thrown(type, method)).toContain('ELEMENT_NOT_FOUND');
      expect(thrown(type, method)).not.toContain('ELEMENT_CANNOT_BE_NULL');
    },
  );

  test('get follows the overload that sets the values of an object', () => {
    expect(thrown('TestDataAction', 'get')).toEqual([
      'BLOCK_NAME_REQUIRED',
      'ERROR_CALLING_SETTER',
      'ERROR_NO_CTOR',
      'ERROR_READING_FILE',
      'ERROR_SETTER_NOT_FOUND',
      'PATH_NOT_DIRECTORY',
      'UNSUPPORTED_EXCEL_VALUE_FORMAT',
    ]);
  });

  test('click pauses for before_click and tells its listener before', () => {
    expect(pauses('ClickableActions', 'click')).toEqual(['ui.delay.before_click']);
    expect(listeners('ClickableActions', 'click')).toEqual(['onClick before']);
    expect(effects('ClickableActions', 'click')).toContainEqual(
      expect.objectContaining({kind: 'driver', text: 'new Actions(d).click(e).perform()'}),
    );
  });

  test('takeScreenshot(String) tells its listener after, and only when screenshots are enabled', () => {
    const all = effects('WindowActions', 'takeScreenshot(String)');
    expect(all.find((effect) => effect.kind === 'listener')).toMatchObject({
      callback: 'onTakeScreenshot',
      order: 'after',
      when: ['this.setting.getScreenshot().isEnabled()'],
    });
    expect(thrown('WindowActions', 'takeScreenshot(String)')).toContain('ERROR_SAVING_SCREENSHOT');
  });

  test('saveLogs raises the exception of MessageFormat, which cannot parse its message', () => {
    expect(effects('DriverActions', 'saveLogs')).toContainEqual(
      expect.objectContaining({
        exception: 'IllegalArgumentException',
        message: 'ERROR_CREATING_LOGS',
        text: "can't parse argument number: ",
      }),
    );
  });

  test('accept of an alert tells its listener after the driver', () => {
    const all = effects('AlertActions', 'accept()');
    expect(all.find((effect) => effect.kind === 'listener')).toMatchObject({
      callback: 'onAccept',
      order: 'after',
    });
  });

  test('close tells its listener before, and switches to the first window afterwards', () => {
    expect(listeners('WindowActions', 'close')).toEqual(['onClose before']);
    expect(effects('WindowActions', 'close')).toContainEqual(
      expect.objectContaining({callback: 'onSwitchToDefault', order: 'between'}),
    );
  });

  test('startRecording calls its listener before the driver on each platform', () => {
    const orders = effects('DeviceActions', 'startRecording').flatMap((effect) =>
      effect.kind === 'listener' && effect.callback === 'onStartRecording' ? [effect.order] : [],
    );
    expect(orders).toEqual(['before', 'before']);
  });

  test('switchToWebView needs a hybrid application', () => {
    expect(effects('ContextActions', 'switchToWebView(String)')).toContainEqual(
      expect.objectContaining({
        message: 'CONTEXT_SWITCHING_NOT_ALLOWED',
        when: ['applicationType != HYBRID'],
      }),
    );
  });

  test('swipeTill raises ELEMENT_NOT_FOUND after max_swipe_until_found swipes', () => {
    expect(effects('FingerActions', 'swipeTill')).toContainEqual(
      expect.objectContaining({settings: ['ui.mobile.*.device.swipe.max_swipe_until_found']}),
    );
    expect(thrown('FingerActions', 'swipeTill')).toContain('ELEMENT_NOT_FOUND');
  });

  test('startRecording reads the settings of the platform at hand', () => {
    const keys = effects('DeviceActions', 'startRecording').flatMap((effect) =>
      effect.kind === 'setting' ? effect.settings : [],
    );
    expect(keys).toContain('ui.mobile.*.device.video.enabled');
    expect(keys).toContain('ui.desktop.*.machine.video.enabled');
    expect(keys.filter((key) => key.startsWith('ui.desktop.*.machine.video.android'))).toEqual([]);
  });

  test('waitUntil waits for what the caller hands in, and says that it cannot tell more', () => {
    expect(
      effects('DriverActions', 'waitUntil(Function<WebDriver, T>)').find(
        (effect) => effect.kind === 'wait',
      ),
    ).toMatchObject({settings: ['ui.timeout.explicit_wait'], dynamic: true});
  });

  test('execute raises NullPointerException for a user name without a password, and tells its listener last', () => {
    const all = effects('ApiActions', 'execute');
    expect(all).toContainEqual(
      expect.objectContaining({
        exception: 'NullPointerException',
        message: 'AUTH_PASSWORD_REQUIRED',
      }),
    );
    expect(all.at(-1)).toMatchObject({kind: 'listener', callback: 'onExecute', order: 'after'});
    expect(thrown('ApiActions', 'execute')).toContain('BASE_URL_EMPTY');
  });

  test('clearSession raises SESSION_ALREADY_CLEARED without a session', () => {
    expect(effects('ParallelSession', 'clearSession')).toContainEqual(
      expect.objectContaining({message: 'SESSION_ALREADY_CLEARED', when: ['!isSessionCreated()']}),
    );
  });

  test('longPress without a time takes 500 milliseconds', () => {
    expect(
      effects('FingerActions', 'longPress()').find((effect) => effect.kind === 'log'),
    ).toMatchObject({
      args: ['this.locator.getName()', '500'],
    });
  });

  test('a locator is built with the names that Lombok is told', () => {
    const entry = findMethod('Locator', 'buildLocator');
    expect(entry).toMatchObject({
      returns: 'LocatorBuilder',
      generated: '@Builder',
      modifiers: ['public', 'static'],
    });
    expect(findMethod('Locator.LocatorBuilder', 'androidIndex').signature).toBe(
      'androidIndex(int)',
    );
    expect(findMethod('Locator.LocatorBuilder', 'build').returns).toBe('Locator');
    expect(findMethod('Locator', 'isShadowRoot').generated).toBe('@Getter');
  });

  test('a request takes headers one by one and all at once', () => {
    expect(findMethod('ApiRequest.ApiRequestBuilder', 'header').parameters).toEqual([
      {name: 'headerKey', type: 'String'},
      {name: 'headerValue', type: 'String'},
    ]);
    expect(findMethod('ApiRequest.ApiRequestBuilder', 'formBody').generated).toBe('@Singular');
    expect(findMethod('ApiRequest.ApiRequestBuilder', 'headers').signature).toBe(
      'headers(Map<? extends String, ? extends String>)',
    );
    expect(findMethod('ApiRequest.ApiRequestBuilder', 'create').returns).toBe('ApiRequest');
    expect(findMethod('ApiRequest', 'getPassword').generated).toBeUndefined();
  });

  test('a property of a builder has its default, or what Java gives it', () => {
    const unset = (builder: string, property: string) => findMethod(builder, property).default;
    expect(unset('Locator.LocatorBuilder', 'androidIndex')).toBe('-1');
    expect(unset('Locator.LocatorBuilder', 'shadowRoot')).toBe('false');
    expect(unset('Locator.LocatorBuilder', 'web')).toBe('null');
    expect(unset('MouseAction.MouseActionBuilder', 'button')).toBe('LEFT');
    expect(unset('ApiRequest.ApiRequestBuilder', 'headers')).toBeUndefined();
  });

  test('enum constants carry their values', () => {
    const {enumConstants} = findType('SwipeDirection');
    expect(enumConstants?.map(({name, values}) => [name, ...values])).toEqual([
      ['DOWN', 0, 1],
      ['LEFT', -1, 0],
      ['RIGHT', 1, 0],
      ['UP', 0, -1],
    ]);
  });

  test('a message tells its places, and one that nothing raises has none', () => {
    expect(message('SESSION_ALREADY_CREATED')).toMatchObject({
      text: 'Session is already created for ({0}) persona...',
      places: [{type: 'ParallelSession', method: 'checkSession', by: 'throwError', line: 188}],
    });
    expect(message('TEST_ERROR').places).toEqual([]);
  });
});

describe('the loader', () => {
  test.each([
    [
      'a type that is none',
      () => findType('ElementAction'),
      /ElementAction is no type of the framework/,
    ],
    ['a name of several packages', () => findType('LogSetting'), /several packages; write one of/],
    [
      'a method that is none',
      () => findMethod('ElementActions', 'isShown'),
      /no public method isShown/,
    ],
    [
      'one of several overloads',
      () => findMethod('WindowActions', 'takeScreenshot'),
      /Name one overload/,
    ],
    ['a message that is none', () => message('NO_SUCH_ERROR'), /no constant NO_SUCH_ERROR/],
  ])('names %s', (_, call, text) => {
    expect(call).toThrow(text);
  });

  test('finds what a type inherits', () => {
    expect(findMethod('TextBoxActions', 'isDisplayed').line).toBe(165);
  });
});
