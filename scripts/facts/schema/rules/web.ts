import {atProvider, has} from './conditions';
import {at, type SectionRule} from './types';

const web = 'manager/WebDriverManager';
const remote = has('browser', {const: 'REMOTE'});
const local = has('target', {const: 'LOCAL'});

/** Browser blocks. */
export const webRules: readonly SectionRule[] = [
  {
    file: 'config/ui/web/WebSetting.java',
    section: 'ui.web',
    stands: ['ui.web.<key>'],
    does: 'One browser under test.',
    platforms: ['WEB'],
    keys: {
      baseUrl: {
        does: 'Is the page that the session opens when it begins, and that `toBaseUrl` returns to.',
        read: [
          at(web, 'navigateToBaseUrl (webSetting.getBaseUrl ());'),
          at('actions/drivers/NavigateActions', '.getBaseUrl (), BASE_URL_EMPTY);'),
        ],
        otherwise: 'none, the browser opens its own start page',
        needed: 'Required only for `toBaseUrl`, which stops with `BASE_URL_EMPTY` without it.',
      },
      browser: {
        does: 'Chooses the browser that opens on this machine; `REMOTE` opens one on a Selenium Grid or at a cloud provider.',
        read: [at(web, 'requireNonNull (webSetting.getBrowser (), EMPTY_BROWSER_NOT_ALLOWED)')],
        refused: [{value: 'NONE', because: at(web, 'case NONE -> throwError (INVALID_BROWSER);')}],
        needed: 'Required. Left out, the default `NONE` stops the session with `INVALID_BROWSER`.',
        trap: 'Any other spelling, such as `chrome`, stops the session with `EMPTY_BROWSER_NOT_ALLOWED`. `CHROME` opens a local browser whatever `host` and `port` say.',
      },
      browserOptions: {
        does: 'Lists arguments for the browser’s command line.',
        read: [
          at(
            web,
            'ofNullable (webSetting.getExperimentalOptions ()).ifPresent (l -> setExperimentalOptions (options, l));',
          ),
          at(web, 'private FirefoxOptions getFirefoxOptions'),
        ],
        otherwise: 'the framework’s own arguments alone',
        trap: 'Safari receives none of them.',
      },
      capabilities: {
        does: 'Is sent to the Selenium Grid, or to the cloud provider inside its `…:options` object.',
        read: [
          at(
            web,
            'requireNonNull (webSetting.getCapabilities (), CAPABILITIES_REQUIRED_FOR_REMOTE)',
          ),
        ],
        needed:
          'Required when `browser` is `REMOTE`. On a Grid, `browserName` in it names the browser: `chrome`, `firefox`, or `safari`.',
        trap: 'Whole numbers arrive as decimals (`300` as `300.0`), entries of a list as text, and a list of objects stops the load with an `UnsupportedOperationException`. Without `REMOTE`, the key only switches `version` off.',
      },
      customSize: {
        does: 'Is the size of the window.',
        read: [at(web, 'window.setSize (webSetting.getCustomSize ());')],
      },
      experimentalOptions: {
        does: 'Holds experimental options of Chrome and Edge, or preferences of Firefox.',
        read: [at(web, 'options.setExperimentalOption (k, v);'), at(web, 'options::addPreference')],
        trap: 'Safari receives none of them. Whole numbers arrive as decimals, entries of a list as text.',
      },
      headless: {
        does: 'Runs Chrome and Edge without a window.',
        read: [
          at(web, 'private static final String HEADLESS = "--headless=new";'),
          at(web, 'private SafariOptions getSafariOptions'),
        ],
        trap: 'Firefox opens a window anyway: it receives `--headless=new`, an argument of Chromium. For Firefox without a window, add `"browser_options": ["-headless"]`. Safari never receives an argument.',
      },
      highlight: {
        does: 'Tells whether an element is framed before an action: green for reading, red for acting.',
        read: [at('actions/CommonActions', 'private static void highlight (final String color')],
      },
      host: {
        does: 'Is the host of the Selenium Grid or cloud provider.',
        read: [at(web, 'final var host = requireNonNullElse (webSetting.getHost (),')],
        otherwise: 'the host of `target`; `127.0.0.1` for `LOCAL`',
        trap: 'It is read only when `browser` is `REMOTE`, and it does not replace `target`.',
      },
      language: {
        does: 'Tells where the texts of this site’s language are.',
        read: [at('manager/DriverSession', 'case WEB -> getWebSetting ().getLanguage ();')],
      },
      pageLoadStrategy: {
        does: 'Tells when a page counts as loaded.',
        read: [at(web, 'private <T extends ChromiumOptions<T>> void setCommonBrowserOptions')],
        trap: 'Another value stops the session with `PAGE_LOAD_STRATEGY_MISSING`.',
      },
      password: {
        does: 'Is the access key at the cloud provider.',
        read: [at(web, 'requireNonNull (webSetting.getPassword (), PASSWORD_REQUIRED_FOR_CLOUD)')],
        needed:
          'Required when `browser` is `REMOTE` and `target` is a provider. Without it, the session stops with `PASSWORD_REQUIRED_FOR_CLOUD`.',
        trap: 'It becomes part of the address as it stands: percent-encode characters such as `@` and `/`.',
      },
      platform: {
        does: 'Is sent as the platform’s name in the browser’s options.',
        read: [at(web, 'private EdgeOptions getEdgeOptions')],
        otherwise: 'none, not sent',
      },
      port: {
        does: 'Is the port of the Selenium Grid or cloud provider.',
        read: [at(web, 'if (webSetting.getPort () != 0) {')],
        otherwise: 'no port is added',
        minimum: 0,
        maximum: 65535,
      },
      protocol: {
        does: 'Is the protocol of the connection to the Selenium Grid or cloud provider.',
        read: [at(web, 'requireNonNullElse (webSetting.getProtocol (), target.getProtocol ())')],
        trap: 'The default also holds for cloud providers, so user name and access key travel unencrypted until you write `HTTPS`.',
      },
      resize: {
        does: 'Chooses the window’s size when the session begins; `NORMAL` and `CUSTOM` set `custom_size`.',
        read: [at(web, 'switch (webSetting.getResize ()) {')],
        trap: '`NORMAL` does not leave the window alone: it sets the size of `custom_size`.',
      },
      target: {
        does: 'Tells what answers at the other end: `LOCAL` for a Selenium Grid, or a cloud provider.',
        read: [at(web, 'requireNonNull (target, HOSTNAME_REQUIRED_FOR_REMOTE).getHost ());')],
        needed:
          'Required when `browser` is `REMOTE`. Without it, the session stops with `HOSTNAME_REQUIRED_FOR_REMOTE`, even with a `host`.',
        trap: 'A provider receives `capabilities` alone: not `browser_options`, `experimental_options`, `headless`, `page_load_strategy`, or `platform`.',
      },
      userName: {
        does: 'Is the user name at the cloud provider.',
        read: [at(web, 'requireNonNull (webSetting.getUserName (), USER_NAME_REQUIRED_FOR_CLOUD)')],
        needed:
          'Required when `browser` is `REMOTE` and `target` is a provider. Without it, the session stops with `USER_NAME_REQUIRED_FOR_CLOUD`.',
      },
      version: {
        does: 'Chooses the version of the browser.',
        read: [at(web, 'private ChromeOptions getChromeOptions')],
        trap: 'It is read only when `target` is `LOCAL` and the block has no `capabilities`. Without `target`, it is not read.',
      },
    },
    requires: [
      {
        name: 'a browser',
        then: {required: ['browser']},
        because: at(web, 'case NONE -> throwError (INVALID_BROWSER);'),
        raises: 'INVALID_BROWSER',
      },
      {
        name: 'a target for REMOTE',
        if: remote,
        then: {required: ['target']},
        because: at(web, 'requireNonNull (target, HOSTNAME_REQUIRED_FOR_REMOTE).getHost ());'),
        raises: 'HOSTNAME_REQUIRED_FOR_REMOTE',
      },
      {
        name: 'capabilities for REMOTE',
        if: remote,
        then: {required: ['capabilities']},
        because: at(
          web,
          'requireNonNull (webSetting.getCapabilities (), CAPABILITIES_REQUIRED_FOR_REMOTE)',
        ),
        raises: 'CAPABILITIES_REQUIRED_FOR_REMOTE',
      },
      {
        name: 'a user name at a provider',
        if: {allOf: [remote, atProvider]},
        then: {required: ['user_name']},
        because: at(
          web,
          'requireNonNull (webSetting.getUserName (), USER_NAME_REQUIRED_FOR_CLOUD)',
        ),
        raises: 'USER_NAME_REQUIRED_FOR_CLOUD',
      },
      {
        name: 'an access key at a provider',
        if: {allOf: [remote, atProvider]},
        then: {required: ['password']},
        because: at(web, 'requireNonNull (webSetting.getPassword (), PASSWORD_REQUIRED_FOR_CLOUD)'),
        raises: 'PASSWORD_REQUIRED_FOR_CLOUD',
      },
      {
        name: 'the browser’s name on a Selenium Grid',
        if: {allOf: [remote, local]},
        then: {
          properties: {
            capabilities: {
              required: ['browserName'],
              properties: {
                browserName: {
                  type: 'string',
                  pattern:
                    '^(?:[Cc][Hh][Rr][Oo][Mm][Ee]|[Ee][Dd][Gg][Ee]|[Ff][Ii][Rr][Ee][Ff][Oo][Xx]|[Ss][Aa][Ff][Aa][Rr][Ii]|\\$\\{.*)$',
                },
              },
            },
          },
        },
        because: at(web, 'Browser.valueOf (browserName.toUpperCase ())'),
        raises: 'NullPointerException or IllegalArgumentException',
      },
    ],
  },
];
