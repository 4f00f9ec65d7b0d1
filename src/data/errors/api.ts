import type {ErrorEntries} from './types';

/** Errors between a request and the verification of its response. */
export const api: ErrorEntries = {
  ERROR_EXECUTING_REQUEST: {
    why: 'The request did not reach the server, or no response came in time. The text has no reason: the reason is in the cause.',
    fix: 'Read the line `Caused by:` and look up [its exception](#unknown-host). A response with an error status is no exception: verify the status instead.',
    settings: ['api.base_uri', 'api.timeout.connection_timeout', 'api.timeout.read_timeout'],
  },
  'unknown-host': {
    exception: 'java.net.UnknownHostException',
    when: 'If the name of the server has no address.',
    why: 'The host in `base_uri` is misspelled, or the machine has no network, VPN, or proxy that knows it.',
    fix: 'The text of the exception has the name that was looked for. Open the address from the same machine.',
    settings: ['api.base_uri'],
  },
  'connection-refused': {
    exception: 'java.net.ConnectException',
    when: 'If nothing answers at that address and port.',
    why: 'The server is not running, listens at another port, or a firewall is between. Below [a session that is not created](/docs/guides/troubleshooting/sessions#session-not-created), the server is Appium or the grid.',
    fix: 'Start the server, and compare host and port with the configuration.',
    settings: ['api.base_uri', 'api.port', 'server.port', 'ui.web.port'],
  },
  'socket-timeout': {
    exception: 'java.net.SocketTimeoutException',
    when: 'If the server is too slow to answer within a timeout of the configuration.',
    why: 'Some texts say which timeout ran out, that of the connection or that of a read. With the word `timeout` alone, it can be each of them.',
    fix: 'Raise that timeout, in seconds, inside `timeout` of the block.',
    settings: [
      'api.timeout.connection_timeout',
      'api.timeout.read_timeout',
      'api.timeout.write_timeout',
    ],
  },
  'ssl-handshake': {
    exception: 'javax.net.ssl.SSLHandshakeException',
    when: 'If the client and the server agree on no secure connection.',
    why: 'Java does not trust the certificate (`PKIX path building failed`), for instance because it is self-signed. It checks certificates only if `validate_ssl` is `true` in the block and in `common_setting`. Or both sides have no protocol in common.',
    fix: 'Import the certificate into the trust store of Java. For test servers only, leave `validate_ssl` off.',
    settings: ['api.validate_ssl', 'common_setting.api.validate_ssl'],
  },
  AUTH_PASSWORD_REQUIRED: {
    why: 'The request has `userName` without `password`. It comes as a `NullPointerException` with this text.',
    fix: 'Give both to the [request](/api/builders/api-request), or neither. Check the source of the password: a missing variable is `null`.',
  },
  CONTENT_TYPE_NOT_SET: {
    why: 'Without a content type, the framework uses JSON, so that one is always known.',
    fix: 'If your log has this text, your version of the framework is another one: compare it with the version of this page.',
  },
  'head-body': {
    exception: 'java.lang.IllegalArgumentException',
    text: 'method HEAD must not have a request body',
    when: 'If the method of the request is `HEAD`.',
    why: 'The framework gives each request a body, at least an empty one, and OkHttp rejects it for `HEAD`.',
    fix: 'Send `GET`, and verify the headers.',
  },
  ERROR_PARSING_REQUEST_BODY: {
    why: 'The framework reads the body again for its log, after the response has come. A file of a form was moved or deleted meanwhile.',
    fix: 'Keep the files of a form until `execute` has returned.',
  },
  ERROR_PARSING_RESPONSE_BODY: {
    why: 'The connection ended, or the read timeout ran out, in the middle of the body.',
    fix: 'Read the line `Caused by:`. Raise `read_timeout` for a large or slow response.',
    settings: ['api.timeout.read_timeout'],
  },
  SSL_ERROR: {
    why: 'The Java installation has no usable SSL support. Certificates of servers are not the reason.',
    fix: 'Run the tests with a complete JDK, and look at its security settings.',
  },
  INVALID_HEADER_KEY: {
    why: 'Names of headers are compared with their case, and the server writes them as it likes: `content-type` or `Content-Type`.',
    fix: 'Look at `Response Header:` in the log, and use the name as it is there.',
    settings: ['api.logging.response'],
  },
  RESPONSE_SCHEMA_NOT_MATCHING: {
    why: 'The body does not fit the schema. The text is the head of an `AssertionError`, and the differences are below it.',
    fix: 'Read the list: each line has the path in the body and the rule that it breaks. Correct the schema if the response is right.',
    settings: ['api.schema_path'],
  },
  NO_BODY_TO_PARSE: {
    why: 'Your test made the response by `createResponse` without a body. It comes as a `NullPointerException` with this text.',
    fix: 'Give the [response](/api/builders/api-response) a body, or read one from `execute`.',
  },
  'path-not-found': {
    exception: 'com.jayway.jsonpath.PathNotFoundException',
    when: 'If the body has no value at the path.',
    why: 'The name or an index in the path is wrong, or the server answered with something else, such as an error or a page in HTML.',
    fix: 'Verify the status first. Compare the path with `Response Body:` in the log.',
    settings: ['api.logging.response'],
  },
  'invalid-path': {
    exception: 'com.jayway.jsonpath.InvalidPathException',
    when: 'If the expression is no JSON path.',
    why: 'A bracket or quote is missing, or the expression is empty after `$.`.',
    fix: "Correct the expression: `$.booking.dates[0]`, or a name with other characters in brackets: `$['first-name']`.",
  },
  'mapping-exception': {
    exception: 'com.jayway.jsonpath.spi.mapper.MappingException',
    when: 'If a value cannot be turned into the type that was asked for.',
    why: '`verifyIntField`, or `getResponseData` with a type of number, was used for a boolean, an object, or a text that is no number.',
    fix: 'Ask for the type that the value has, with [another method](/api/builders/api-response).',
  },
  'illegal-argument': {
    exception: 'java.lang.IllegalArgumentException',
    when: 'If a library rejects a value that a test or the configuration gave it.',
    why: 'Usual causes: a JSON path is read from an empty body; a header has a character that OkHttp does not allow, such as an umlaut; an answer for a dialog is `null`; a duration is negative.',
    fix: 'The text names the value. The first line of the stack trace with your package is the call that passed it.',
  },
  'illegal-state': {
    exception: 'java.lang.IllegalStateException',
    when: 'If a library rejects a call in its current state.',
    why: 'Usual causes: a timeout of the API is negative; a cell of a test data file has another type than it is [read as](/docs/guides/troubleshooting/data#numeric-from-string).',
    fix: 'Correct the value that the text names.',
    settings: [
      'api.timeout.connection_timeout',
      'api.timeout.read_timeout',
      'api.timeout.write_timeout',
    ],
  },
  'assertion-error': {
    exception: 'java.lang.AssertionError',
    also: [
      'com.google.common.truth.AssertionErrorWithFacts',
      'com.google.common.truth.Platform$ComparisonFailureWithFacts',
    ],
    when: 'If a verification fails. The framework works as it should: the value is another one than the test expects.',
    why: 'A `verify…` method begins an assertion, and the method after it compares. A stack trace begins with the compared values, without the name of this class. An empty actual value often means that the element was not found: reads give an empty text then.',
    fix: 'Compare `expected` with `but was`. If the value comes later, wait for it first with [`waitUntil`](/api/actions/drivers/driver-actions#wait-until).',
  },
};
