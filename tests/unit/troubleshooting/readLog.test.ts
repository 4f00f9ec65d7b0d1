import {expect, it, test} from 'vitest';
import {errorPages, unraisedErrors} from '../../../src/knowledge/errors';
import {messageText} from '../../../src/knowledge/errors/messageText';
import {readMessages} from '../../../src/framework';
import {errorLink, errorLinks} from '../../../src/reference/fill/errorFacts';
import {readLog, SLICE} from '../../../src/tools/logReader/readLog';

const ERRORS = [...Object.keys(errorPages).flatMap(errorLinks), ...unraisedErrors.map(errorLink)];

const findingsIn = async (log: string) =>
  (await readLog(log, ERRORS, () => Promise.resolve())) ?? [];

const idsIn = async (log: string) => (await findingsIn(log)).map(({error}) => error.id);

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

const NPE = 'java.lang.NullPointerException: Cannot invoke';

it.each<[what: string, log: string[], ids: Record<string, 'cause' | 'wraps'>]>([
  [
    'the innermost cause first',
    [
      'java.lang.ExceptionInInitializerError',
      '\tat com.example.LoginTest.login(LoginTest.java:9)',
      'Caused by: io.github.boykaframework.exception.FrameworkError: JSON file (/a/b.json) not found...',
      '\t... 3 more',
      'Caused by: java.io.FileNotFoundException: /a/b.json',
    ],
    {NO_JSON_FILE_FOUND: 'cause', 'exception-in-initializer': 'wraps'},
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
    {'timeout-exception': 'cause', ELEMENT_NOT_FOUND: 'wraps'},
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
    'a report in XML, whose signs are escaped',
    ['message="Delay should not be &lt; 0, or &gt; 1000ms may slow your run further...">'],
    {DELAY_OVERFLOW: 'cause'},
  ],
])('reads %s', async (_, log, ids) => {
  const found = await findingsIn(log.join('\r\n'));
  expect(found.map(({error, wraps}) => [error.id, wraps ? 'wraps' : 'cause'])).toEqual(
    Object.entries(ids),
  );
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
  expect(found?.map(({places}) => places)).toEqual([[{line: 23_001, excerpt: MISSING}]]);
  expect(pauses).toBeGreaterThan(log.length / SLICE / 2);
});

it('reads one line of 1 MB', async () => {
  const log = `${'{"a": 1}, '.repeat(100_000)}Caused by: FrameworkError: ${MISSING}`;
  expect(await idsIn(log)).toEqual(['ELEMENT_NOT_FOUND']);
});

it('stops when a newer log was pasted', async () => {
  const work = new AbortController();
  work.abort();
  const found = await readLog(MISSING, ERRORS, () => Promise.resolve(), work.signal);
  expect(found).toBeUndefined();
});
