import {atProvider, has, isTrue} from '../conditions';
import {at, type SectionRule} from '../types';
import {service} from './service';

/** The server: its arguments where it is started, its address where it already runs. */
export const serverRule: SectionRule = {
  file: 'config/ui/mobile/server/ServerSetting.java',
  section: 'server',
  stands: ['ui.mobile.<key>.server', 'ui.desktop.<key>.server'],
  does: 'The Appium server of a block: started by the framework, already running, or at a cloud provider.',
  platforms: ['ANDROID', 'IOS', 'MAC'],
  keys: {
    allowCors: {
      does: 'Starts the server with `--allow-cors`.',
      read: [at(service, 'setArgument (() -> "--allow-cors", this.setting.isAllowCors ());')],
    },
    allowInsecure: {
      does: 'Lists insecure features that the server allows, without the driver’s name.',
      read: [
        at(service, 'setArgument (ALLOW_INSECURE, this.setting.getAllowInsecure'),
        at('config/ui/mobile/server/ServerSetting', 'return this.allowInsecure.stream ()'),
      ],
      trap: 'The framework puts the driver’s name and a colon before each entry: write `adb_shell`, not `uiautomator2:adb_shell`.',
    },
    appiumPath: {
      does: 'Is the path of Appium’s main JavaScript file.',
      read: [at(service, 'final var appJs = new File (this.setting.getAppiumPath ());')],
      otherwise: 'the Appium client searches for it',
    },
    basePath: {
      does: 'Starts the server with this `--base-path`, and ends the address of a running server.',
      read: [
        at(service, 'setArgument (BASEPATH, this.setting.getBasePath ());'),
        at(service, 'sb.append (this.setting.getBasePath ());'),
      ],
      otherwise: 'none, nothing is added',
      trap: 'A web block adds `/wd/hub` for a cloud provider; here nothing is added, so write it where the provider wants it.',
    },
    callbackAddress: {
      does: 'Starts the server with this `--callback-address`.',
      read: [at(service, 'setArgument (CALLBACK_ADDRESS, this.setting.getCallbackAddress ());')],
      otherwise: 'none, not sent',
    },
    callbackPort: {
      does: 'Starts the server with this `--callback-port` when it is above `0`.',
      maximum: 65535,
      read: [at(service, 'setArgument (CALLBACK_PORT, this.setting.getCallbackPort ());')],
    },
    configPath: {
      does: 'Starts the server with this `--config` file, below the working directory unless `external_config` is `true`.',
      read: [at(service, 'setArgument (() -> "--config", this.setting.getConfigPath ());')],
      trap: 'With this key, no other argument of this section reaches the server: not `host`, `port`, `timeout`, or `driver`.',
    },
    denyInsecure: {
      does: 'Lists insecure features that the server refuses, without the driver’s name.',
      read: [
        at(service, 'setArgument (DENY_INSECURE, this.setting.getDenyInsecure'),
        at('config/ui/mobile/server/ServerSetting', 'return this.denyInsecure.stream ()'),
      ],
    },
    driver: {
      does: 'Chooses the Appium driver: `UI_AUTOMATOR` for Android, `XCUI` for iOS, `MAC` for macOS.',
      read: [
        at(service, 'setArgument (USE_DRIVERS, this.setting.getDriver ()'),
        at('manager/AndroidManager', 'if (automation == UI_AUTOMATOR) {'),
      ],
      needed:
        'Required for Android and iOS, and for macOS when the framework starts the server. Without it, the session stops with a `NullPointerException`, and so does an Android session with another driver than `UI_AUTOMATOR`.',
    },
    external: {
      does: 'Tells that the server already runs, at `protocol`, `host`, `port`, and `base_path`.',
      read: [
        at(service, 'private boolean isCloud () {'),
        at(service, 'return new URL (getUrl ());'),
      ],
    },
    externalConfig: {
      does: 'Tells whether `config_path` stands for itself instead of lying below the working directory.',
      read: [
        at(
          'config/ui/mobile/server/ServerSetting',
          'if (isExternalConfig () || isEmpty (this.configPath)) {',
        ),
      ],
    },
    host: {
      does: 'Is the address that a started server listens on, or the host of a running one.',
      read: [
        at(service, 'return requireNonNullElse (this.setting.getHost (), target.getHost ());'),
      ],
      otherwise: 'the host of `target`; `127.0.0.1` for `LOCAL`',
    },
    keepAliveTimeout: {
      does: 'Starts the server with this `--keep-alive-timeout` when it is above `0`.',
      read: [
        at(
          service,
          'setArgument (() -> "--keep-alive-timeout", this.setting.getKeepAliveTimeout ());',
        ),
      ],
    },
    logging: {
      does: 'Tells how a started server writes its log.',
      read: [at(service, 'final var logs = this.setting.getLogging ();')],
      otherwise: 'none, no argument for it is sent',
    },
    nodePath: {
      does: 'Is the path of the Node.js executable.',
      read: [at(service, 'final var node = new File (this.setting.getNodePath ());')],
      otherwise: 'the Appium client searches for it',
    },
    otherArgs: {
      does: 'Holds further arguments of the server: the key is the argument with its dashes, `true` sends it without a value.',
      read: [
        at(service, 'if (v instanceof Boolean) {'),
        at(service, '} else if (v instanceof Integer) {'),
      ],
      values: {type: ['string', 'boolean']},
      trap: 'A number is read as a decimal, so `5` is sent as `5.0`. Write numbers as text: `"5"`.',
    },
    password: {
      does: 'Is the access key at the cloud provider.',
      read: [
        at(service, 'sb.append (this.setting.getUserName ())'),
        at(service, '.append (this.setting.getPassword ())'),
      ],
      needed: 'Required when `target` is a provider and `external` is not `true`.',
      trap: 'It becomes part of the address as it stands: percent-encode characters such as `@` and `/`.',
    },
    plugins: {
      does: 'Lists the plug-ins that the server starts with.',
      read: [at(service, 'setArgument (USE_PLUGINS, join (",", this.setting.getPlugins ()));')],
    },
    port: {
      does: 'Is the port that a started server listens on, or the port of a running one.',
      maximum: 65535,
      read: [
        at(service, 'this.builder.usingPort (this.setting.getPort ());'),
        at(service, 'this.builder.usingAnyFreePort ();'),
      ],
      otherwise: 'a started server takes any free port; to a running one, none is added',
    },
    protocol: {
      does: 'Is the protocol of the address of a running server or a cloud provider.',
      read: [
        at(
          service,
          'requireNonNullElse (this.setting.getProtocol (), target.getProtocol ()).name ()).append ("://");',
        ),
      ],
      otherwise: 'the protocol of `target`: `HTTP` for `LOCAL`, else `HTTPS`',
    },
    relaxedSecurity: {
      does: 'Starts the server with `--relaxed-security`.',
      read: [at(service, 'setArgument (RELAXED_SECURITY, this.setting.isRelaxedSecurity ());')],
    },
    sessionOverride: {
      does: 'Starts the server with `--session-override`.',
      read: [at(service, 'setArgument (SESSION_OVERRIDE, this.setting.isSessionOverride ());')],
    },
    strictCapabilities: {
      does: 'Starts the server with `--strict-caps`.',
      read: [at(service, 'setArgument (STRICT_CAPS, this.setting.isStrictCapabilities ());')],
    },
    target: {
      does: 'Tells whose server it is: `LOCAL` for your own, or a cloud provider.',
      read: [
        at(service, 'return this.setting.getTarget () != TargetProviders.LOCAL && isNotEmpty ('),
      ],
      trap: 'Without `user_name` and `password`, a provider does not count as one: the framework then tries to start a server of its own.',
    },
    timeout: {
      does: 'Sets how long the start of the server may take.',
      read: [at(service, '.withTimeout (ofSeconds (this.setting.getTimeout ()));')],
      unit: 'seconds',
    },
    userName: {
      does: 'Is the user name at the cloud provider.',
      read: [
        at(service, 'sb.append (this.setting.getUserName ())'),
        at(service, 'this.setting.getUserName ()) && isNotEmpty (this.setting.getPassword ());'),
      ],
      needed: 'Required when `target` is a provider and `external` is not `true`.',
    },
    webhook: {
      does: 'Starts the server with this `--webhook`.',
      read: [at(service, 'setArgument (WEB_HOOK, this.setting.getWebhook ());')],
      otherwise: 'none, not sent',
    },
  },
  requires: [
    {
      name: 'a user name and an access key at a provider',
      if: {
        allOf: [atProvider, {not: has('external', isTrue)}],
      },
      then: {required: ['user_name', 'password']},
      because: at(
        service,
        'return this.setting.getTarget () != TargetProviders.LOCAL && isNotEmpty (',
      ),
      raises: 'ERROR_STARTING_SERVER',
    },
  ],
};
