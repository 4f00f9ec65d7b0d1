import {expect, it, test} from 'vitest';
import {errorPages, unraisedErrors} from '../../../src/knowledge/errors';
import {messageText} from '../../../src/knowledge/errors/messageText';
import {readMessages} from '../../../src/framework';
import {errorLink, errorLinks} from '../../../src/reference/fill/errorFacts';
import {findMessage, messagePattern} from '../../../src/search/messagePattern';
import {createLogReader, readLog, SLICE} from '../../../src/tools/logReader/readLog';

const ERRORS = [...Object.keys(errorPages).flatMap(errorLinks), ...unraisedErrors.map(errorLink)];

function findingsIn(log: string) {
  const reader = createLogReader(ERRORS);
  reader.read(log);
  return reader.findings();
}

const idsIn = (log: string) => findingsIn(log).map(({error}) => error.id);

const MISSING = 'Element (Login button) not found for platform (WEB)...';

test.each(readMessages().messages.filter(({name}) => name !== 'TEST_ERROR'))(
  '$name is found, its placeholders filled or not',
  ({name}) => {
    const text = messageText(name);
    expect(idsIn(text)).toEqual([name]);
    const filled = text.replace(/\{\w+\}/g, 'a (b) c');
    expect(idsIn(`[12:00:01] [ERROR] [main] - ${filled} (Test.java:3)`)).toEqual([name]);
  },
);

test.each(ERRORS.filter(({id}) => id !== id.toUpperCase()))('$id is found', ({id, texts}) => {
  for (const text of texts) {
    expect(idsIn(`Caused by: ${text.replace(/\{\w+\}/g, 'x')}: more`)).toEqual([id]);
  }
});

it('puts the innermost cause first, and marks what was raised because of it', () => {
  const found = findingsIn(
    [
      'java.lang.ExceptionInInitializerError',
      '\tat com.example.LoginTest.login(LoginTest.java:9)',
      'Caused by: io.github.boykaframework.exception.FrameworkError: JSON file (/a/b.json) not found...',
      '\t... 3 more',
      'Caused by: java.io.FileNotFoundException: /a/b.json',
    ].join('\r\n'),
  );
  expect(found.map(({error, wraps}) => [error.id, wraps])).toEqual([
    ['NO_JSON_FILE_FOUND', false],
    ['exception-in-initializer', true],
  ]);
  expect(found[0]!.places).toEqual([{line: 3, excerpt: 'JSON file (/a/b.json) not found...'}]);
});

it("joins the framework's own log with the stack trace that follows it", () => {
  const found = findingsIn(
    [
      '[1] [ERROR] [main] - Error occurred: (org.openqa.selenium.TimeoutException) (E.java:61)',
      '[1] [ERROR] [main] - Message: Expected condition failed',
      '[1] [ERROR] [main] - \tat org.openqa.selenium.TimeoutException: x Line Number: 1,084',
      `io.github.boykaframework.exception.FrameworkError: ${MISSING}`,
      'Caused by: org.openqa.selenium.TimeoutException: Expected condition failed',
    ].join('\n'),
  );
  expect(found.map(({error, wraps}) => [error.id, wraps])).toEqual([
    ['timeout-exception', false],
    ['ELEMENT_NOT_FOUND', true],
  ]);
  expect(found[0]!.places.map(({excerpt}) => excerpt)).toEqual([
    'org.openqa.selenium.TimeoutException: Expected condition failed',
  ]);
});

it('keeps failures apart, in their order, also one that it does not know', () => {
  const found = findingsIn(
    [
      'FrameworkError: Session already cleared...',
      'com.example.ShopException: broken',
      'Caused by: java.net.ConnectException: refused',
      'FrameworkError: JSON syntax error...',
    ].join('\n'),
  );
  expect(found.map(({error, wraps}) => [error.id, wraps])).toEqual([
    ['SESSION_ALREADY_CLEARED', false],
    ['connection-refused', false],
    ['JSON_SYNTAX_ERROR', false],
  ]);
});

it('shows a few different places of an error, and each once', () => {
  const lines = Array.from({length: 20}, (_, index) => MISSING.replace('Login', `B${index % 7}`));
  expect(findingsIn(lines.join('\n')).map(({places}) => places.map(({line}) => line))).toEqual([
    [1, 2, 3, 4, 5],
  ]);
});

it('reads a trace that was pasted in one line', () => {
  expect(
    idsIn(
      `java.lang.NoClassDefFoundError: Could not initialize class a.b.C at a.b.C.d(C.java:1) Caused by: java.lang.ExceptionInInitializerError: Exception x.FrameworkError: JSON file (a) not found... [in thread "main"] at a.b.C.<clinit>(C.java:2)`,
    ),
  ).toEqual(['NO_JSON_FILE_FOUND', 'exception-in-initializer', 'no-class-def-found']);
});

it('prefers the exception with its text to the exception alone', () => {
  const npe = 'java.lang.NullPointerException: Cannot invoke';
  expect(idsIn(`${npe} "java.util.Map.containsKey(Object)" because "this.api" is null`)).toEqual([
    'section-missing',
  ]);
  expect(idsIn(`${npe} "String.length()" because "x" is null`)).toEqual(['null-pointer']);
});

it('reads a report in XML, whose signs are escaped', () => {
  expect(
    idsIn('message="Delay should not be &lt; 0, or &gt; 1000ms may slow your run further...">'),
  ).toEqual(['DELAY_OVERFLOW']);
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
])('finds nothing in %s', (_, log) => {
  expect(findingsIn(log)).toEqual([]);
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
  const found = await readLog(log, ERRORS, () => Promise.resolve());
  expect(found?.map(({error}) => error.id)).toEqual(['ELEMENT_NOT_FOUND']);
});

it('stops when a newer log was pasted', async () => {
  const work = new AbortController();
  work.abort();
  const found = await readLog(MISSING, ERRORS, () => Promise.resolve(), work.signal);
  expect(found).toBeUndefined();
});

it('compares each word of a line a fixed number of times, whatever the line repeats', () => {
  const pattern = messagePattern('Element ({name}) not found for platform ({platform})...');
  const stepsFor = (count: number) => {
    let steps = 0;
    const words = new Proxy(
      Array.from({length: count}, (_, index) => ['element', 'not', 'found', 'for'][index % 4]!),
      {
        get(target, key, receiver) {
          steps += typeof key === 'string' && /^\d+$/.test(key) ? 1 : 0;
          return Reflect.get(target, key, receiver) as unknown;
        },
      },
    );
    expect(findMessage(words, pattern)).toBe(-1);
    return steps;
  };
  expect(stepsFor(1000)).toBeLessThan(3 * 1000);
  expect(stepsFor(100_000)).toBeLessThan(3 * 100_000);
});
