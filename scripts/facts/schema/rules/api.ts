import {at, type SectionRule} from './types';

const actions = 'actions/api/ApiActions';
const response = 'builders/ApiResponse';
const api = ['API'] as const;

/** API blocks, what they share, and the objects inside them. */
export const apiRules: readonly SectionRule[] = [
  {
    file: 'config/CommonSetting.java',
    section: 'common_setting',
    stands: ['common_setting'],
    does: 'What blocks of one kind share.',
    platforms: api,
    keys: {
      api: {
        does: 'Holds what all API blocks share.',
        read: [at('manager/DriverSession', '.getApi ();')],
      },
    },
  },
  {
    file: 'config/api/CommonApiSetting.java',
    section: 'common_setting.api',
    stands: ['common_setting.api'],
    does: 'What an API block falls back to where it says nothing itself.',
    platforms: api,
    keys: {
      basePath: {
        does: 'Stands between host and request path when the API block has no `base_path`.',
        read: [at(actions, 'this.commonApiSetting.getBasePath ()')],
      },
      language: {
        does: 'Has no effect: an API session reads the `language` of its own block.',
        read: [at('manager/DriverSession', 'case API -> getApiSetting ().getLanguage ();')],
        unread: true,
      },
      logging: {
        does: 'Tells what is logged of requests and responses when the API block has no `logging`.',
        read: [at(actions, 'this.commonApiSetting.getLogging ()')],
      },
      schemaPath: {
        does: 'Names the folder of response schemas under `src/test/resources` when the API block has no `schema_path`.',
        read: [at(response, 'this.commonApiSetting.getSchemaPath ()')],
      },
      timeout: {
        does: 'Sets the timeouts when the API block has no `timeout`.',
        read: [at(actions, 'this.commonApiSetting.getTimeout ()')],
      },
      validateSsl: {
        does: 'Tells whether server certificates are checked.',
        read: [at(actions, '!this.commonApiSetting.isValidateSsl ()')],
        trap: 'It does not reach an API block that says nothing: certificates are checked only when this key and the block’s `validate_ssl` are both `true`.',
      },
      verifyHostName: {
        does: 'Tells whether the certificate’s host name is compared with the host that was called.',
        read: [at(actions, '!this.commonApiSetting.isVerifyHostName ()')],
        trap: 'It does not reach an API block that says nothing: names are compared only when this key and the block’s `verify_host_name` are both `true`.',
      },
    },
  },
  {
    file: 'config/api/ApiSetting.java',
    section: 'api',
    stands: ['api.<key>'],
    does: 'One API under test.',
    platforms: api,
    keys: {
      basePath: {
        does: 'Stands between host and request path.',
        read: [at(actions, 'requireNonNullElse (this.apiSetting.getBasePath ()')],
        otherwise: '`common_setting.api.base_path`',
      },
      baseUri: {
        does: 'Is the address of the API with its protocol, for instance `https://api.example.com`.',
        read: [at(actions, 'requireNonEmpty (this.apiSetting.getBaseUri (), BASE_URL_EMPTY)')],
        form: {
          pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?://.|\\$\\{)',
          message: 'Expected an address that begins with http:// or https://.',
        },
        needed: 'Required. Missing or empty, the request stops with `BASE_URL_EMPTY`.',
        trap: 'An address without `http://` or `https://` stops the request with a `NullPointerException`.',
      },
      language: {
        does: 'Tells where the texts of this API’s language are.',
        read: [at('manager/DriverSession', 'case API -> getApiSetting ().getLanguage ();')],
      },
      logging: {
        does: 'Tells what is logged of requests and responses.',
        read: [at(actions, 'requireNonNullElse (this.apiSetting.getLogging ()')],
        otherwise: '`common_setting.api.logging`',
        trap: 'The object replaces the common one whole: a key left out here has its own default again.',
      },
      port: {
        does: 'Is put behind `base_uri` with a colon when it is above `0`.',
        read: [at(actions, 'hostName = format ("{0}:{1}", hostName, this.apiSetting.getPort ());')],
        otherwise: 'no port is added',
        maximum: 999,
        trap: 'A port of four or five digits is written with a thousands separator (`8,080`), and the request stops with a `NullPointerException`. Write the port into `base_uri`.',
      },
      schemaPath: {
        does: 'Names the folder of response schemas under `src/test/resources`.',
        read: [at(response, 'requireNonNullElse (this.apiSetting.getSchemaPath ()')],
        otherwise: '`common_setting.api.schema_path`',
      },
      timeout: {
        does: 'Sets how long a request may take.',
        read: [at(actions, 'requireNonNullElse (this.apiSetting.getTimeout ()')],
        otherwise: '`common_setting.api.timeout`',
        trap: 'The object replaces the common one whole: a key left out here has its own default again.',
      },
      validateSsl: {
        does: 'Tells whether server certificates are checked; while it is `false`, every certificate is trusted.',
        read: [at(actions, 'if (!this.apiSetting.isValidateSsl ()')],
        trap: 'Without this key, certificates are not checked. The `true` of `common_setting.api.validate_ssl` does not reach the block.',
      },
      verifyHostName: {
        does: 'Tells whether the certificate’s host name is compared with the host that was called; while it is `false`, every name is accepted.',
        read: [at(actions, 'if (!this.apiSetting.isVerifyHostName ()')],
        trap: 'Without this key, host names are not compared. The `true` of `common_setting.api.verify_host_name` does not reach the block.',
      },
    },
    requires: [
      {
        name: 'the address of the API',
        then: {required: ['base_uri']},
        because: at(actions, 'requireNonEmpty (this.apiSetting.getBaseUri (), BASE_URL_EMPTY)'),
        raises: 'BASE_URL_EMPTY',
      },
    ],
  },
  {
    file: 'config/api/LogSetting.java',
    section: 'api.logging',
    stands: ['api.<key>.logging', 'common_setting.api.logging'],
    does: 'What is logged of requests and responses.',
    platforms: api,
    keys: {
      enable: {
        does: 'Switches both parts on or off.',
        read: [
          at(actions, 'if (this.logSetting.isEnable () && this.logSetting.isRequest ()) {'),
          at(actions, 'if (this.logSetting.isEnable () && this.logSetting.isResponse ()) {'),
        ],
      },
      request: {
        does: 'Logs the request: address, headers, body, and a `curl` command.',
        read: [at(actions, 'if (this.logSetting.isEnable () && this.logSetting.isRequest ()) {')],
        trap: 'Headers and bodies are logged as they are sent, secrets included. A GET request is sent without a body, but logged with the body `{}`.',
      },
      response: {
        does: 'Tells whether the response is logged: status, headers, and body.',
        read: [at(actions, 'if (this.logSetting.isEnable () && this.logSetting.isResponse ()) {')],
      },
    },
  },
  {
    file: 'config/api/TimeoutSetting.java',
    section: 'api.timeout',
    stands: ['api.<key>.timeout', 'common_setting.api.timeout'],
    does: 'How long a request may take.',
    platforms: api,
    keys: {
      connectionTimeout: {
        does: 'Sets how long connecting to the server may take.',
        read: [at(actions, 'ofSeconds (timeout.getConnectionTimeout ())')],
        unit: 'seconds',
        minimum: 0,
      },
      readTimeout: {
        does: 'Sets how long the wait for data from the server may take.',
        read: [at(actions, 'ofSeconds (timeout.getReadTimeout ())')],
        unit: 'seconds',
        minimum: 0,
      },
      writeTimeout: {
        does: 'Sets how long sending data to the server may take.',
        read: [at(actions, 'ofSeconds (timeout.getWriteTimeout ())')],
        unit: 'seconds',
        minimum: 0,
      },
    },
  },
];
