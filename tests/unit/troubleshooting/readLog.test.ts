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
const NULL_POINTER = 'java.lang.NullPointerException: Cannot invoke';

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

it.each<[what: string, lines: string[], ids: string[], wraps?: string[]]>([
  [
    "the framework's own log, and the stack trace that follows it, as one failure",
    [
      '[1] [ERROR] [main] - Error occurred: (org.openqa.selenium.TimeoutException) (E.java:61)',
      '[1] [ERROR] [main] - Message: Expected condition failed',
      '[1] [ERROR] [main] - \tat org.openqa.selenium.TimeoutException: x Line Number: 1,084',
      `io.github.boykaframework.exception.FrameworkError: ${MISSING}`,
      'Caused by: org.openqa.selenium.TimeoutException: Expected condition failed',
    ],
    ['timeout-exception'],
    ['ELEMENT_NOT_FOUND'],
  ],
  [
    'failures apart, in their order, also around one that it does not know',
    [
      'FrameworkError: Session already cleared...',
      'com.example.ShopException: broken\r',
      'Caused by: java.net.ConnectException: refused',
      'FrameworkError: JSON syntax error...',
    ],
    ['SESSION_ALREADY_CLEARED', 'connection-refused', 'JSON_SYNTAX_ERROR'],
  ],
  [
    'the causes of a trace in one line',
    [
      'java.lang.NoClassDefFoundError: Could not initialize class a.b.C at a.b.C.d(C.java:1) Caused by: java.lang.ExceptionInInitializerError: Exception x.FrameworkError: JSON file (a) not found... [in thread "main"] at a.b.C.<clinit>(C.java:2)',
    ],
    ['NO_JSON_FILE_FOUND'],
    ['exception-in-initializer', 'no-class-def-found'],
  ],
  [
    'the exception with its text rather than the exception alone',
    [`${NULL_POINTER} "java.util.Map.containsKey(Object)" because "this.api" is null`],
    ['section-missing'],
  ],
  [
    'the exception alone with another text',
    [`${NULL_POINTER} "String.length()" because "x" is null`],
    ['null-pointer'],
  ],
  [
    'escaped signs in a report in XML',
    ['message="Delay should not be &lt; 0, or &gt; 1000ms may slow your run further...">'],
    ['DELAY_OVERFLOW'],
  ],
  ['nothing in names of objects', ['constructor __proto__ toString hasOwnProperty'], []],
  ['nothing in a passing run', ['[INFO] Tests run: 4, Failures: 0, Errors: 0, Skipped: 0'], []],
  ['nothing in a part of a message', ['Element (Login button) not found'], []],
  [
    'nothing in a method that is named like a message',
    ['LoginTest.session_already_cleared passed'],
    [],
  ],
  ['nothing in a message in other case', ['session could not be STARTED'], []],
  [
    'nothing in a frame of a known exception',
    ['\tat org.openqa.selenium.TimeoutException.<init>(T.java:9)'],
    [],
  ],
  ['nothing in an exception of the same simple name', ['org.other.NoAlertPresentException: x'], []],
])('finds %s', (_, lines, ids, wraps = []) => {
  expect(findingsIn(lines.join('\n')).map(({error, wraps}) => [error.id, wraps])).toEqual([
    ...ids.map((id) => [id, false]),
    ...wraps.map((id) => [id, true]),
  ]);
});

it('shows a few different places of an error, and each once', () => {
  const lines = Array.from({length: 20}, (_, index) => MISSING.replace('Login', `B${index % 7}`));
  expect(findingsIn(lines.join('\n')).map(({places}) => places.map(({line}) => line))).toEqual([
    [1, 2, 3, 4, 5],
  ]);
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
