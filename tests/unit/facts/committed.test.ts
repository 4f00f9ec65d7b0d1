import {describe, expect, test} from 'vitest';
import {
  findMethod,
  findType,
  message,
  readApi,
  readLibraries,
  readMessages,
  sourceUrl,
  types,
} from '../../../src/framework';
import {readConfigSchema} from '../../../src/framework/config';

// Each fact below was read off the framework's source by a person. Where one fails at a new version,
// read the method again: if the facts agree with the source, correct the test.

/** Steps of a method by their kind, with the text that distinguishes them. */
function steps(type: string, method: string): string[] {
  return (findMethod(type, method).steps ?? []).map((step) => {
    const {kind, ...rest} = step;
    const what = {callback: '', method: '', until: '', text: '', value: '', ...rest};
    return `${kind} ${what.callback || what.method || what.until || what.text || what.value}`;
  });
}

/** Constants of the errors that reach the caller. */
function thrown(type: string, method: string): string[] {
  return (findMethod(type, method).errors ?? []).flatMap(({message: name}) => name ?? []).sort();
}

/** `ClickableActions.click before` for each method that calls a callback. */
function callers(listener: string, callback: string): string[] {
  const {calledBy = []} = findMethod(listener, callback);
  return calledBy.map(({method, order}) => `${method} ${order.join(', ')}`);
}

describe('the committed facts', () => {
  test('are all of one version, with all its top-level types', () => {
    const {tag, commit, topLevelTypes} = readApi();
    expect(tag).toMatch(/^v\d+\.\d+\.\d+$/);
    expect(readMessages()).toMatchObject({tag, commit});
    expect(readLibraries()).toMatchObject({tag, commit});
    expect(readConfigSchema()).toMatchObject({'x-boyka-tag': tag, 'x-boyka-commit': commit});
    expect(types().filter((type) => !type.outer)).toHaveLength(topLevelTypes);
  });

  test('name the file and line of a method', () => {
    const {file} = findType('ElementActions');
    const {line} = findMethod('ElementActions', 'isDisplayed');
    expect(line).toBeGreaterThan(1);
    expect(sourceUrl(file, line)).toBe(
      `https://github.com/BoykaFramework/boyka-framework/blob/${readApi().tag}/core-java/src/main/java/io/github/boykaframework/actions/elements/ElementActions.java#L${line}`,
    );
  });

  test('isDisplayed logs, calls its listener first, waits until visible, and returns false for an error', () => {
    expect(findMethod('ElementActions', 'isDisplayed').steps).toEqual([
      {kind: 'log', text: 'Checking if element located by: {name} is displayed'},
      {
        kind: 'listener',
        callback: 'IElementActionsListener.onIsDisplayed(locator)',
        order: 'before',
      },
      {
        kind: 'until',
        until: 'VISIBLE',
        settings: ['ui.timeout.explicit_wait'],
        outline: 'green',
      },
      {kind: 'driver', text: 'WebElement.isDisplayed()'},
      {kind: 'swallow', catches: ['FrameworkError'], returns: 'false', ends: true},
    ]);
    expect(thrown('ElementActions', 'isDisplayed')).toEqual([]);
  });

  test.each([
    ['getText', '""'],
    ['getLocation', 'new Point(0, 0)'],
    ['itemList', 'List.of()'],
    ['getElement', 'null'],
  ])('%s returns %s for an element that is not there', (method, value) => {
    expect(findMethod('ElementActions', method).overview).toMatchObject({
      needs: 'element',
      fallback: value,
    });
  });

  test('clear pauses, waits until clickable, and raises four errors', () => {
    expect(findMethod('ElementActions', 'clear').steps).toMatchObject([
      {kind: 'log'},
      {kind: 'listener'},
      {
        kind: 'pause',
        settings: ['ui.delay.before_typing'],
        notifies: 'IDriverActionsListener.onPause',
      },
      {kind: 'until', until: 'CLICKABLE', outline: 'red'},
      {kind: 'driver', text: 'WebElement.clear()'},
    ]);
    expect(thrown('ElementActions', 'clear')).toEqual([
      'DELAY_OVERFLOW',
      'DRIVER_ERROR_OCCURRED',
      'ELEMENT_NOT_FOUND',
      'ERROR_WHILE_SLEEPING',
    ]);
  });

  test.each(['FingerActions.dragTo', 'FingerActions.longPress()', 'ClickableActions.dragTo'])(
    '%s never raises an error for a null locator: it reads the name of the locator before',
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

  test('click pauses for before_click and calls its listener before', () => {
    expect(findMethod('ClickableActions', 'click').steps).toContainEqual(
      expect.objectContaining({kind: 'pause', settings: ['ui.delay.before_click']}),
    );
    expect(callers('IClickableActionsListener', 'onClick')).toEqual([
      'ClickableActions.click before',
    ]);
    expect(steps('ClickableActions', 'click').at(-1)).toBe(
      'driver Actions.click(element).perform()',
    );
  });

  test('takeScreenshot(String) calls its listener after, and only when screenshots are enabled', () => {
    expect(findMethod('WindowActions', 'takeScreenshot(String)').steps).toContainEqual({
      kind: 'return',
      when: '!setting.getScreenshot().isEnabled()',
    });
    expect(callers('IWindowActionsListener', 'onTakeScreenshot(String)')).toContain(
      'WindowActions.takeScreenshot after',
    );
    expect(thrown('WindowActions', 'takeScreenshot(String)')).toContain('ERROR_SAVING_SCREENSHOT');
  });

  test('saveLogs raises the exception of MessageFormat, which cannot parse its message', () => {
    expect(findMethod('DriverActions', 'saveLogs').errors).toContainEqual(
      expect.objectContaining({
        exception: 'IllegalArgumentException',
        message: 'ERROR_CREATING_LOGS',
        text: "can't parse argument number: ",
      }),
    );
  });

  test('accept of an alert calls its listener after the driver', () => {
    expect(callers('IAlertActionsListener', 'onAccept()')).toEqual(['AlertActions.accept after']);
  });

  test('close calls its listener before, and switches to the first window afterwards', () => {
    expect(callers('IWindowActionsListener', 'onClose')).toEqual(['WindowActions.close before']);
    expect(steps('WindowActions', 'close').at(-1)).toBe('calls WindowActions.switchToDefault');
  });

  test('startRecording calls its listener before the driver on each platform', () => {
    expect(callers('IDeviceActionsListener', 'onStartRecording')).toEqual([
      'DeviceActions.startRecording before',
    ]);
  });

  test('a read calls onPause only between two calls of the driver, where it outlines its element', () => {
    expect(callers('IDriverActionsListener', 'onPause')).toEqual(
      expect.arrayContaining([
        'ElementActions.getText between',
        'ElementActions.clear before, between',
      ]),
    );
  });

  test('switchToWebView needs a hybrid application', () => {
    expect(findMethod('ContextActions', 'switchToWebView(String)').errors).toContainEqual(
      expect.objectContaining({
        message: 'CONTEXT_SWITCHING_NOT_ALLOWED',
        when: 'applicationType != HYBRID',
      }),
    );
  });

  test('swipeTill raises ELEMENT_NOT_FOUND', () => {
    expect(thrown('FingerActions', 'swipeTill')).toContain('ELEMENT_NOT_FOUND');
  });

  test('waitUntil waits for what the caller passes', () => {
    expect(findMethod('DriverActions', 'waitUntil(Function<WebDriver, T>)').overview).toMatchObject(
      {waits: ['condition'], timeout: 'ui.timeout.explicit_wait'},
    );
  });

  test('execute raises NullPointerException for a user name without a password, and calls its listener last', () => {
    const {errors, steps: all} = findMethod('ApiActions', 'execute');
    expect(errors).toContainEqual(
      expect.objectContaining({
        exception: 'NullPointerException',
        message: 'AUTH_PASSWORD_REQUIRED',
      }),
    );
    expect(all?.at(-1)).toMatchObject({kind: 'listener', order: 'after'});
    expect(steps('ApiActions', 'execute').at(-1)).toMatch(
      /^listener IApiActionsListener.onExecute/,
    );
    expect(thrown('ApiActions', 'execute')).toContain('BASE_URL_EMPTY');
  });

  test('clearSession raises SESSION_ALREADY_CLEARED without a session', () => {
    expect(findMethod('ParallelSession', 'clearSession').errors).toContainEqual(
      expect.objectContaining({message: 'SESSION_ALREADY_CLEARED', when: '!isSessionCreated()'}),
    );
  });

  test('longPress without a time takes 500 milliseconds', () => {
    expect(steps('FingerActions', 'longPress()')[0]).toMatch(/^log .*\{500\}/);
  });

  test('a locator is built with the names that its annotation gives', () => {
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

  test('a message has its places, and one that nothing raises has none', () => {
    expect(message('SESSION_ALREADY_CREATED')).toMatchObject({
      text: 'Session is already created for ({0}) persona...',
      places: [{type: 'ParallelSession', method: 'checkSession', by: 'throwError'}],
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
    expect(findMethod('TextBoxActions', 'isDisplayed')).toBe(
      findMethod('ElementActions', 'isDisplayed'),
    );
  });
});
