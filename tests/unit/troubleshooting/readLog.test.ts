import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it, test} from 'vitest';
import {errorNames, exceptions, explain, families} from '../../../src/knowledge/errors';
import {messageText} from '../../../src/knowledge/errors/messageText';
import {readMessages} from '../../../src/framework';
import {errorLink} from '../../../src/reference/insert/errorFacts';
import {headlineOf} from '../../../src/tools/logReader/headline';
import {readLog, SLICE, type KnownError} from '../../../src/tools/logReader/readLog';

const ERRORS = errorNames.map(errorLink);
const KNOWN: (KnownError & {label: string})[] = [...ERRORS, ...families];

const read = async (log: string) =>
  (await readLog(log, KNOWN, () => Promise.resolve(), undefined, exceptions))!;

const findingsIn = async (log: string) => (await read(log)).findings;

const idsIn = async (log: string) => (await findingsIn(log)).map(({error}) => error.id);

const STALE = 'StaleElementReferenceException';
const MISSING = 'Element (Login button) not found for platform (WEB)...';

test.each(readMessages().messages.filter(({name}) => name !== 'TEST_ERROR'))(
  '$name is found, its placeholders filled or not',
  async ({name}) => {
    const text = messageText(name);
    expect(await idsIn(text)).toEqual([name]);
    const filled = text.replace(/\{\w+\}/g, 'a (b) c');
    expect(await idsIn(`[12:00:01] [ERROR] [main] - ${filled} (Test.java:3)`)).toEqual([name]);
  },
);

test.each(ERRORS.filter(({id}) => id !== id.toUpperCase()))('$id is found', async ({id, texts}) => {
  for (const text of texts) {
    expect(await idsIn(`Caused by: ${text.replace(/\{\w+\}/g, 'x')}: more`)).toEqual([id]);
  }
});

const LOGS = ['logs', 'probes'].flatMap(
  (name) =>
    load(readFileSync(`tests/unit/fixtures/${name}.yml`, 'utf8')) as {
      from: string;
      ids: string[];
      log: string;
    }[],
);

describe('logs of public threads', () => {
  test.each(LOGS)('$from: $ids', async ({ids, log}) => {
    const found = await findingsIn(log);
    expect(found.map(({error}) => (error.isHarmless ? `~${error.id}` : error.id))).toEqual(ids);
  });
});

describe('the headline of a finding', () => {
  test.each([
    ['Unsupported class file major version 65', 'Unsupported class file major version 65'],
    [
      'Unable to find CDP implementation matching 135',
      'Unable to find CDP implementation matching 135',
    ],
    [
      "[ERROR] Process 'Gradle Test Executor 3' finished with non-zero exit value 137, see the report",
      "Process 'Gradle Test Executor 3' finished with non-zero exit value 137",
    ],
    [
      'Caused by: java.lang.NoClassDefFoundError: Could not initialize class org.acme.Shop',
      'NoClassDefFoundError: Could not initialize class org.acme.Shop',
    ],
    [MISSING, MISSING],
    // The excerpt begins with the first word that is not a value.
    [
      '(tap) action is not supported on (WEB) platform...',
      '(…) action is not supported on (…) platform...',
    ],
    [`${STALE}: x`, STALE],
    [
      'org.openqa.selenium.SessionNotCreatedException: x. Message: y. Original error: z',
      'SessionNotCreatedException: z',
    ],
    // Another text of the same entry.
    ['xcodebuild failed with code 70. This', 'xcodebuild failed with code 70'],
    [
      'No nodes support the capabilities in the request',
      'No nodes support the capabilities in the request',
    ],
  ])('has the values of %j', async (log, headline) => {
    const [found] = await findingsIn(log);
    expect(headlineOf(found!.error, found!.places[0]!.excerpt)).toBe(headline);
  });

  test.each(LOGS)('has no placeholder in $from', async ({log}) => {
    for (const {error, places} of await findingsIn(log)) {
      expect(headlineOf(error, places[0]!.excerpt)).not.toMatch(/\{\w+\}/);
    }
  });
});

const QUALIFIED = `org.openqa.selenium.${STALE}`;

/** The same exception as terminals, build tools, editors, and containers print it. */
test.each([
  `\u001b[1;31m${QUALIFIED}\u001b[0m: x`,
  `[31m${QUALIFIED}: x[0m`,
  `\\u001b[31m${STALE}: x`,
  `${STALE}`,
  `${STALE}: x`,
  'StaleElementReference: x',
  `└── login() ✘ ${STALE}: x`,
  `  '-- login() [X] ${STALE}: x`,
  `│   ${STALE}: x     │`,
  '[ERROR]   LoginTest.login:31 » StaleElementReference x',
  '[ERROR]   LoginTest.login:31->BasePage.click:9 » StaleElementReference',
  'LoginTest.login:31 ? StaleElementReference x',
  'LoginTest.login:31 StaleElementReference x',
  `2024-03-01T10:00:00.123Z [main] ERROR ${STALE}: x`,
  `12:00:01,123 |-ERROR in c.e.LoginTest - ${STALE}: x`,
  `chrome-1  | 12:00:01.123 WARN [Node.run] - org.openqa.selenium.${STALE}: x`,
  `> > [ERROR] org.openqa.selenium.${STALE}:`,
  `    org.openqa.selenium.${STALE} at LoginTest.java:31`,
  `Exception in thread "main" org.openqa.selenium.${STALE}: x`,
  `java.lang.RuntimeException: org.openqa.selenium.${STALE}: x`,
  `<error type="org.openqa.selenium.${STALE}" message="x">`,
  `Starting… &quot;org.openqa.selenium.${STALE}&quot;`,
  `o\0r\0g\0.\0openqa.selenium.${STALE}`,
])('finds the exception in %j', async (line) => {
  expect(await idsIn(line)).toEqual(['stale-element']);
});

test.each([
  ['import org.openqa.selenium.TimeoutException;'],
  ['com.example.ShopException: org.openqa.selenium.TimeoutException: x'],
  ['Mar 10, 2023 org.openqa.selenium.remote.http.WebSocket$Listener onError'],
  ['WebDriver: started'],
  ['LoginTest.login:31 Expected the cart'],
  ['Timeout: 30 seconds'],
])('finds no error in %s', async (line) => {
  expect(await idsIn(line)).toEqual([]);
});

it('shows the remedy of a first line before its class, and keeps the order of causes', async () => {
  const log = [
    'io.github.boykaframework.exception.FrameworkError: Session could not be started...',
    'Caused by: org.openqa.selenium.SessionNotCreatedException: Could not start a new session. New session request timed out',
    "Build info: version: '4.36.0'",
  ];
  expect(await idsIn(log.join('\n'))).toEqual([
    'grid-timeout',
    'session-not-created',
    'SESSION_NOT_STARTED',
  ]);
});

test.each([
  ['12:00 INFO x\n12:01 ERROR com.example.ShopException: y', 'com.example.ShopException: y'],
  ['ok\n[ERROR] The build broke\n[ERROR] more', 'The build broke'],
  ['BUILD FAILURE', 'BUILD FAILURE'],
  ['FAILURE: Build failed\n> Could not find method x()', '> Could not find method x()'],
  [
    '[ERROR] a: There are test failures.\n[ERROR] Please refer to x\n[ERROR] -> [Help 1]',
    undefined,
  ],
  ['login <<< ERROR!', 'login <<< ERROR!'],
  ['error: device is away', 'device is away'],
  ['WARN old\nPASSED\nWARNING: late', 'WARNING: late'],
  ['a.b.CException: x\nCaused by: a.b.DException: y', 'a.b.DException: y'],
  ['end', undefined],
  ['\tat com.example.ShopException.<init>(S.java:1)', undefined],
])('of the unknown log %j, names the line to search for', async (log, line) => {
  expect((await read(log)).line).toBe(line);
});

describe('an exception of Java or of a library has an entry or a family', () => {
  test.each(exceptions)('%s', async (type) => {
    expect(await idsIn(`${type}: x`)).not.toEqual([]);
  });
});

describe('a simple name that Java has too is not claimed by the name alone', () => {
  const simple = (type: string) => type.slice(type.lastIndexOf('.') + 1);
  const ofJava = new Map(
    exceptions.filter((type) => type.startsWith('java')).map((type) => [simple(type), type]),
  );
  const shared = errorNames
    .flatMap((name) => [explain(name).exception ?? '', ...(explain(name).also ?? [])])
    .filter((type) => (ofJava.get(simple(type)) ?? type) !== type);
  it('knows such names', () => expect(shared).not.toEqual([]));
  test.each([...new Set(shared)])('%s', async (type) => {
    const found = await findingsIn(`${simple(type)}: x`);
    for (const {perhaps} of found) {
      expect([...exceptions, type]).toContain(perhaps);
    }
    expect(found.map(({perhaps}) => perhaps)).toContain(ofJava.get(simple(type)));
  });
});

const NPE = 'java.lang.NullPointerException: Cannot invoke';

it.each<[what: string, log: string[], ids: Record<string, 'cause' | 'wraps' | 'behind'>]>([
  [
    'the innermost cause first',
    [
      'java.lang.ExceptionInInitializerError',
      '\tat com.example.LoginTest.login(LoginTest.java:9)',
      'Caused by: io.github.boykaframework.exception.FrameworkError: JSON file (/a/b.json) not found...',
      '\t... 3 more',
      'Caused by: java.io.FileNotFoundException: /a/b.json',
    ],
    {
      NO_JSON_FILE_FOUND: 'cause',
      'file-not-found': 'behind',
      'exception-in-initializer': 'wraps',
    },
  ],
  [
    "the framework's own log and the stack trace that follows it as one failure",
    [
      '[1] [ERROR] [main] - Error occurred: (org.openqa.selenium.TimeoutException) (E.java:61)',
      '[1] [ERROR] [main] - Message: Expected condition failed',
      '[1] [ERROR] [main] - \tat org.openqa.selenium.TimeoutException: x Line Number: 1,084',
      `io.github.boykaframework.exception.FrameworkError: ${MISSING}`,
      'Caused by: org.openqa.selenium.TimeoutException: Expected condition failed',
    ],
    {ELEMENT_NOT_FOUND: 'cause', 'timeout-exception': 'behind'},
  ],
  [
    'failures apart, in their order, also one that it does not know',
    [
      'FrameworkError: Session already cleared...',
      'com.example.ShopException: broken',
      'Caused by: java.net.ConnectException: refused',
      'FrameworkError: JSON syntax error...',
    ],
    {SESSION_ALREADY_CLEARED: 'cause', 'connection-refused': 'cause', JSON_SYNTAX_ERROR: 'cause'},
  ],
  [
    'a trace that was pasted in one line',
    [
      'java.lang.NoClassDefFoundError: Could not initialize class a.b.C at a.b.C.d(C.java:1) Caused by: java.lang.ExceptionInInitializerError: Exception x.FrameworkError: JSON file (a) not found... [in thread "main"] at a.b.C.<clinit>(C.java:2)',
    ],
    {
      NO_JSON_FILE_FOUND: 'cause',
      'exception-in-initializer': 'wraps',
      'no-class-def-found': 'wraps',
    },
  ],
  [
    'an exception that carries another in its line',
    [`java.lang.IllegalStateException: org.openqa.selenium.${STALE}: x`],
    {'stale-element': 'cause', 'illegal-state': 'wraps'},
  ],
  [
    'an exception with its text, and not the exception alone',
    [`${NPE} "java.util.Map.containsKey(Object)" because "this.api" is null`],
    {'section-missing': 'cause'},
  ],
  [
    'an exception alone, whose text it does not know',
    [`${NPE} "String.length()" because "x" is null`],
    {'null-pointer': 'cause'},
  ],
  [
    'a report in XML, whose characters are escaped',
    ['message="Delay should not be &lt; 0, or &gt; 1000ms may slow your run further...">'],
    {DELAY_OVERFLOW: 'cause'},
  ],
])('reads %s', async (_, log, ids) => {
  const found = await findingsIn(log.join('\r\n'));
  expect(found.map(({error, role}) => [error.id, role ?? 'cause'])).toEqual(Object.entries(ids));
});

it('shows the line of an error, and the text of its exception from the line after it', async () => {
  const [first] = await findingsIn(
    'FrameworkError:\r\nCaused by: x.FrameworkError: JSON file (/a/b.json) not found...',
  );
  expect(first!.places).toEqual([{line: 2, excerpt: 'JSON file (/a/b.json) not found...'}]);
  const [second] = await findingsIn(
    [
      '[1] - Error occurred: (org.openqa.selenium.TimeoutException) (E.java:61)',
      '[1] - Message: Expected condition failed',
    ].join('\n'),
  );
  expect(second!.places.map(({excerpt}) => excerpt)).toEqual([
    'org.openqa.selenium.TimeoutException: Expected condition failed',
  ]);
});

it('shows a few different places of an error, and each once', async () => {
  const lines = Array.from({length: 20}, (_, index) => MISSING.replace('Login', `B${index % 7}`));
  const found = await findingsIn(lines.join('\n'));
  expect(found.map(({places}) => places.map(({line}) => line))).toEqual([[1, 2, 3, 4, 5]]);
});

it.each([
  ['nothing', ''],
  ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
  ['a passing run', '[INFO] Tests run: 4, Failures: 0, Errors: 0, Skipped: 0'],
  ['a message in part', 'Element (Login button) not found'],
  ['a method that is named like a message', 'LoginTest.session_already_cleared passed'],
  ['a message in other case', 'session could not be STARTED'],
  ['a frame of a known exception', '\tat org.openqa.selenium.TimeoutException.<init>(T.java:9)'],
  ['an exception of the same simple name', 'org.other.NoAlertPresentException: x'],
])('finds nothing in %s', async (_, log) => {
  expect(await findingsIn(log)).toEqual([]);
});

it('reads a log in slices, with a pause after each', async () => {
  const filler = '[INFO ] [main] - Verifying text of Page title\n'.repeat(23_000);
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const log = `${filler}FrameworkError: ${MISSING}\n${filler}`;
  const found = await readLog(log, ERRORS, pause);
  expect(log.length).toBeGreaterThan(2_000_000);
  expect(found?.findings.map(({places}) => places)).toEqual([[{line: 23_001, excerpt: MISSING}]]);
  expect(pauses).toBeGreaterThan(log.length / SLICE / 2);
});

/** Texts on which a pattern with two nested repetitions, or one that begins anywhere, never ends. */
test.each([
  '{"a": 1}, ',
  'a',
  'a.',
  'a.B',
  'A: a.BException: ',
  ' ',
  '[a] ',
  '(',
  '&#x1b;',
  '\u001b[0',
  'error: ',
  'Caused by: ',
  'expected: <',
  'at a.b(',
])('reads one line of 1 MB of %j, and what follows it', async (part) => {
  const log = `${part.repeat(1_000_000 / part.length)}\nFrameworkError: ${MISSING}`;
  expect(await idsIn(log)).toContain('ELEMENT_NOT_FOUND');
});

it('stops when a newer log was pasted', async () => {
  const work = new AbortController();
  work.abort();
  const found = await readLog(MISSING, ERRORS, () => Promise.resolve(), work.signal);
  expect(found).toBeUndefined();
});
