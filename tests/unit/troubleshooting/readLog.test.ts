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

const dataOf = <T>(file: string) => load(readFileSync(`tests/unit/${file}.yml`, 'utf8')) as T;

const CASES = dataOf<{
  headlines: {log: string; headline: string}[];
  'the same exception': string[];
  'no error': {is?: string; log: string}[];
  'the line to search for': {log: string; line: string | null}[];
  failures: {is: string; log: string; ids: Record<string, 'cause' | 'outer' | 'inner'>}[];
}>('troubleshooting/cases');

const LOGS = ['fixtures/logs', 'fixtures/probes'].flatMap((file) =>
  dataOf<{from: string; ids: string[]; log: string}[]>(file),
);

describe('logs of public threads', () => {
  test.each(LOGS)('$from: $ids', async ({ids, log}) => {
    const found = await findingsIn(log);
    expect(found.map(({error}) => (error.isHarmless ? `~${error.id}` : error.id))).toEqual(ids);
  });
});

describe('the headline of a finding', () => {
  test.each(CASES.headlines)('has the values of $log', async ({log, headline}) => {
    const [found] = await findingsIn(log);
    expect(headlineOf(found!.error, found!.places[0]!.excerpt)).toBe(headline);
  });

  test.each(LOGS)('has no placeholder in $from', async ({log}) => {
    for (const {error, places} of await findingsIn(log)) {
      expect(headlineOf(error, places[0]!.excerpt)).not.toMatch(/\{\w+\}/);
    }
  });
});

test.each(CASES['the same exception'])('finds the exception in %j', async (line) => {
  expect(await idsIn(line)).toEqual(['stale-element']);
});

test.each(CASES['no error'])('finds no error in $is $log', async ({log}) => {
  expect(await idsIn(log)).toEqual([]);
});

test.each(CASES['the line to search for'])('of $log, names $line', async ({log, line}) => {
  expect((await read(log)).line ?? null).toBe(line);
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

test.each(CASES.failures)('reads $is', async ({log, ids}) => {
  const found = await findingsIn(log.replaceAll('\n', '\r\n'));
  expect(found.map(({error, role}) => [error.id, role ?? 'cause'])).toEqual(Object.entries(ids));
});

it('shows an inner exception without an entry with the class around it', async () => {
  const [first] = await findingsIn(
    'java.lang.ExceptionInInitializerError\nCaused by: a.b.DException: y',
  );
  expect(first!.places.map(({excerpt}) => excerpt)).toEqual([
    'java.lang.ExceptionInInitializerError',
    'a.b.DException: y',
  ]);
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
