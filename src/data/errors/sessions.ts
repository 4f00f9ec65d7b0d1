import {unused, type ErrorEntries} from './types';

/** Errors between `createSession` and `clearSession`. */
export const sessions: ErrorEntries = {
  SESSION_NOT_STARTED: {
    why: 'Browser, Appium server, grid, or provider rejected the session. The text has no reason: the reason is in the cause.',
    fix: 'Read the line `Caused by: org.openqa.selenium.SessionNotCreatedException`, or the lines `Message:` in the log above it, and look up [that exception](#session-not-created).',
  },
  SESSION_ALREADY_CREATED: {
    why: 'A persona has one session at a time, and each thread has its own personas. The session of an earlier test was not cleared, often because its setup failed: a `createSession` that fails leaves a session too.',
    fix: 'Call `clearSession` after each test, also after a failed one: in TestNG with `@AfterMethod(alwaysRun = true)`. Give a second session of the same test [a persona of its own](/api/sessions/parallel-session).',
  },
  SESSION_ALREADY_CLEARED: {
    why: '`clearSession` ran twice, on another thread than `createSession`, or before a session existed. After `clearSession`, no persona is current.',
    fix: 'Call `clearSession` once for each session, and `switchPersona` before it if the test has several personas. `clearAllSessions` clears those of the thread and needs no persona.',
  },
  SESSION_PERSONA_CANNOT_BE_NULL: {
    why: '`createSession` or `switchPersona` got an empty name or `null`. Without a persona, `createSession` uses the name of the block instead.',
    fix: 'Pass a name. If it comes from a parameter of a suite, check that the parameter is set.',
  },
  INVALID_BROWSER: {
    why: '`browser` is left out, or is `NONE`, which is the default.',
    fix: 'Set `browser` in the block of the session. A misspelled key counts as left out.',
    settings: ['ui.web.browser'],
  },
  EMPTY_BROWSER_NOT_ALLOWED: {
    why: 'The value of `browser` is no constant of the framework. Constants are in capital letters: `CHROME`, not `chrome`.',
    fix: 'Use one of the values that the key lists.',
    settings: ['ui.web.browser'],
  },
  PAGE_LOAD_STRATEGY_MISSING: {
    why: 'The value of `page_load_strategy` is no constant that the framework knows, so that it counts as none.',
    fix: 'Correct the value, or remove the key: the default is the usual strategy.',
    settings: ['ui.web.page_load_strategy'],
  },
  HOSTNAME_REQUIRED_FOR_REMOTE: {
    why: '`browser` is `REMOTE`, and `target` is left out. The framework asks for `target` also where `host` is set.',
    fix: 'Set `target`: `LOCAL` for a Selenium Grid of your own, or the name of a provider.',
    settings: ['ui.web.target', 'ui.web.host'],
  },
  USER_NAME_REQUIRED_FOR_CLOUD: {
    why: '`target` is a provider, and the block has no user name.',
    fix: 'Set `user_name`, best as a placeholder such as `${env:CLOUD_USER}`.',
    settings: ['ui.web.user_name', 'ui.web.target'],
  },
  PASSWORD_REQUIRED_FOR_CLOUD: {
    why: '`target` is a provider, and the block has no password. For providers, this is the access key.',
    fix: 'Set `password`, best as a placeholder such as `${env:CLOUD_KEY}`.',
    settings: ['ui.web.password', 'ui.web.target'],
  },
  CAPABILITIES_REQUIRED_FOR_REMOTE: {
    why: '`browser` is `REMOTE`, and `capabilities` is left out. The browser of a remote session is named there.',
    fix: 'Set `capabilities` with at least `browserName`.',
    settings: ['ui.web.capabilities'],
  },
  BROWSER_OPTION_NOT_SUPPORTED: {
    why: 'On a grid, `browserName` in `capabilities` is `remote` or `none`: constants of the framework that are no browsers.',
    fix: 'Name a browser: `chrome`, `firefox`, or `safari`.',
    settings: ['ui.web.capabilities'],
  },
  'unknown-browser-name': {
    exception: 'java.lang.IllegalArgumentException',
    text: 'No enum constant io.github.boykaframework.enums.Browser.{name}',
    when: 'If `browserName` on a grid is no browser that the framework knows.',
    why: 'The framework turns `browserName` into one of its own constants, so that names of Selenium such as `MicrosoftEdge` fail. A grid knows Edge by that name only, so Edge runs on none.',
    fix: 'Name it as the framework does: `chrome`, `firefox`, or `safari`.',
    settings: ['ui.web.capabilities'],
  },
  'browser-name-missing': {
    exception: 'java.lang.NullPointerException',
    text: 'Cannot invoke "Object.toString()" because the return value of "java.util.Map.get(Object)" is null',
    when: 'If `capabilities` has no `browserName`, and `target` is `LOCAL`.',
    why: 'The framework reads `browserName` without asking whether it is there, in `WebDriverManager.setupDriverOptions`.',
    fix: 'Add `browserName` to `capabilities`. For a browser on this machine, remove `capabilities`.',
    settings: ['ui.web.capabilities'],
  },
  PROTOCOL_REQUIRED_FOR_HOST: {
    why: 'Each target has a protocol of its own, so that one is always known.',
    fix: 'If your log has this text, your version of the framework is another one: compare it with the version of this page.',
    settings: ['ui.web.protocol'],
  },
  INVALID_REMOTE_URL: {
    why: 'Protocol, user, password, `host`, `port`, and path of the server, put together, are no address that Java accepts.',
    fix: 'Give `host` the name alone, without `https://` and without a port. Set the port by `port`. Encode characters in user name and password that have a meaning in an address, such as `:`.',
    settings: ['ui.web.host', 'ui.web.port', 'server.host', 'server.port', 'server.base_path'],
  },
  NULL_REMOTE_URL: {
    why: 'The framework builds the address or stops with [another error](#invalid-remote-url) before it asks.',
    fix: 'If your log has this text, your version of the framework is another one: compare it with the version of this page.',
  },
  BUNDLE_ID_REQUIRED: {
    why: 'A macOS session names its application by `bundle_id` only. On iOS, `permissions` are granted to an application, which has to be named too.',
    fix: 'Set `bundle_id` of the application.',
    settings: [
      'ui.desktop.machine.application.bundle_id',
      'ui.mobile.device.application.bundle_id',
    ],
  },
  CLOUD_NOT_SUPPORTED: {
    why: '`type` of the machine is `CLOUD`. The framework starts macOS sessions only on a machine that you name.',
    fix: 'Remove `type`, or set it to `REAL`, and run the session on a Mac of your own.',
    settings: ['ui.desktop.machine.type'],
  },
  ERROR_STARTING_SERVER: {
    why: 'The framework started Appium, and it did not answer within `timeout`, or answered with an error, as with another base path. The end of the text is the reason of the Appium client.',
    fix: 'Start `appium` in a terminal: it shows what is missing, such as a driver or a free port. On a slow machine, raise `timeout`. If a server runs already, set `external`.',
    settings: ['server.timeout', 'server.port', 'server.external'],
  },
  ERROR_STOPPING_SERVER: {
    why: 'The process of the Appium server did not end as asked.',
    fix: 'End the process by hand, so that its port is free for the next run.',
    settings: ['server.port'],
  },
  'session-not-created': {
    exception: 'org.openqa.selenium.SessionNotCreatedException',
    when: 'If browser, driver, Appium, or provider rejects a new session.',
    why: 'Usual causes: browser and driver have different versions; a browser with a window was started where no display is; the address of grid or Appium server is wrong; no device matches; the application is not found.',
    fix: 'Read its first line, which has the reason of the driver. For a refused connection, check that the server runs at the configured host and port. For versions, remove `version` and `target` from the block of a local browser.',
    settings: ['ui.web.version', 'ui.web.headless', 'server.host', 'server.port'],
  },
  'no-such-driver': {
    exception: 'org.openqa.selenium.remote.NoSuchDriverException',
    when: 'If Selenium finds no driver for the browser and cannot download one.',
    why: 'Selenium looks for driver and browser, and downloads what is missing. Without a network, and without the browser, it stops with `Unable to obtain: chromedriver` or the like.',
    fix: 'Install the browser, or give the machine a network for the first run. `"version": "stable"` with `"target": "LOCAL"` makes Selenium look online: remove both to use the installed browser.',
    settings: ['ui.web.browser', 'ui.web.version', 'ui.web.target'],
  },
  'invalid-server-instance': {
    exception: 'io.appium.java_client.service.local.InvalidServerInstanceException',
    when: 'If Node.js, npm, or Appium is not found on this machine.',
    why: 'Before it starts the server, the Appium client looks for `node`, asks `npm` for the folder of global packages, and expects Appium there.',
    fix: 'Install Appium with `npm install --global appium`, or name the files by `appium_path` and `node_path`. If a server runs elsewhere, set `external`.',
    settings: ['server.appium_path', 'server.node_path', 'server.external'],
  },
  'appium-not-started': {
    exception: 'io.appium.java_client.service.local.AppiumServerHasNotBeenStartedLocallyException',
    when: 'If an Appium server cannot be started, or does not become ready in time.',
    why: 'It is the cause of [`ERROR_STARTING_SERVER`](#error-starting-server). Its text ends with the output of Appium, if there is any.',
    fix: 'Look for the first error in the output of Appium. Without output, raise `timeout`.',
    settings: ['server.timeout'],
  },
  'no-such-session': {
    exception: 'org.openqa.selenium.NoSuchSessionException',
    when: 'If a call uses a session that has ended.',
    why: 'The test cleared the session, the browser crashed or was closed, or the server ended an idle session.',
    fix: 'Call no actions after `clearSession`. For long pauses on a device, raise `command_timeout`.',
    settings: ['ui.mobile.device.command_timeout', 'ui.desktop.machine.command_timeout'],
  },
  'unreachable-browser': {
    exception: 'org.openqa.selenium.remote.UnreachableBrowserException',
    when: 'If the connection to the browser or its server is lost.',
    why: 'The browser or the driver crashed or was ended, or the connection to the grid broke.',
    fix: 'Look at what happened on the machine of the browser: memory, an update, or another process that ended it.',
  },
  ERROR_QUITTING_DRIVER: unused,
  ERROR_SERVER_NOT_RUNNING: unused,
};
