// cspell:ignore qwxz vbnm zzqxxkwj plmokn
import {readFileSync} from 'node:fs';
import {load as parse} from 'cheerio';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {SEARCH_TOPICS} from '../../src/config/searchTopics';
import {readMessages, types} from '../../src/framework';
import {errorAddress, errorPages} from '../../src/knowledge/errors';
import {messageText} from '../../src/knowledge/errors/messageText';
import {plainWords} from '../../src/search/messagePattern';
import {INDEX_PATH, textsPath, typedTitle} from '../../src/search/searchIndex';
import {isStopTerm, stem, termsOf} from '../../src/search/words';
import {isHeldOut, PARAPHRASED, relevanceQueries} from '../relevance';
import {generatedQueries} from '../relevance/generatedQueries';
import {
  measureRelevance,
  missingTargets,
  queryNames,
  rankingOf,
  recordsIn,
} from '../relevance/measureRelevance';
import {HOME, readBuilt} from '../site/support/buildOutput';
import {linkError, repeated} from './support/site';

const INDEX = readBuilt(INDEX_PATH);
const RECORDS = recordsIn(INDEX);
const MESSAGES = new Set(RECORDS.flatMap(({kind, path}) => (kind === 'message' ? [path] : [])));
const rank = rankingOf(INDEX);

test('every record has a title, a place of its own, and the text for its snippet', () => {
  const paths = RECORDS.map(({path}) => path);
  expect(paths.length).toBeGreaterThan(1000);
  expect(repeated(paths)).toEqual([]);
  const keys = RECORDS.filter(({kind}) => kind === 'key').map(({path}) => path.split('#')[1]!);
  expect(keys.length).toBeGreaterThan(150);
  expect(repeated(keys.map((key) => key.replaceAll(/[._]/g, '-')))).toEqual([]);
  // What repeats other pages, and what crawlers are to leave out, has none.
  const lists = /^(?:|search|blog\/(?:archive|authors|tags))$/;
  expect(paths.filter((path) => lists.test(path))).toEqual([]);
  const wrong = RECORDS.filter(({path, title, isBare = false}) => {
    const [page = '', anchor = ''] = path.split('#');
    const texts = JSON.parse(readBuilt(textsPath(page))) as Record<string, string>;
    const hasText = isBare ? anchor in texts : texts[anchor]?.trim();
    return !title || !hasText || linkError(path, HOME) !== undefined;
  });
  expect(wrong).toEqual([]);
});

test('each line of a text is a sentence: no import, no table head, no word alone, nothing glued', () => {
  const wrong = [...new Set(RECORDS.map(({path}) => path.split('#')[0]!))].flatMap((page) => {
    const texts = JSON.parse(readBuilt(textsPath(page))) as Record<string, string>;
    const text = Object.values(texts).join('\n');
    const $ = parse(readBuilt(`${page}.html`));
    const wordsOf = (element: Parameters<typeof $>[0]) =>
      $(element)
        .text()
        .replace(/\u200b/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const glued = $('main :is(td, th, dt, li):not(:last-child)')
      .map((_, element) => `${wordsOf(element)} ${wordsOf($(element).next().get(0)!)}`)
      .get()
      // One word may begin a sentence of the page: "Settings that all blocks share".
      .filter((pair) => /^\S.* \S+ \S/.test(pair) && !/[.:;,!?…·]["”’)]* /.test(pair))
      .filter((pair) => text.includes(pair));
    // The text of a message is as it is.
    const others = Object.entries(texts).filter(
      ([anchor]) => !MESSAGES.has(anchor ? `${page}#${anchor}` : page),
    );
    const fragments = others.flatMap(([, lines]) =>
      lines.split('\n').filter((line) => line && !/ .*[.!?:…]["”’)]?$/.test(line)),
    );
    const imports = text.match(/\bimport io\.[\w.]+;/g) ?? [];
    return [...imports, ...glued, ...fragments].map((found) => `${page}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

test('each phrase of testers has a word that the titles of its section lack', () => {
  const idle = RECORDS.flatMap(({path, title, parents, phrases}) => {
    const own = new Set(termsOf([...parents.slice(1), title, path.split('#')[1] ?? ''].join(' ')));
    const isIdle = (phrase: string) =>
      termsOf(phrase).every((term) => isStopTerm(term) || own.has(term));
    const idlePhrases = phrases?.split('|').filter(isIdle) ?? [];
    return idlePhrases.map((phrase) => `${path} (${title}): ${phrase}`);
  });
  expect(idle).toEqual([]);
});

test('every query of the relevance set has a page to lead to', () => {
  expect(missingTargets(relevanceQueries, RECORDS)).toEqual([]);
});

test('tasks and questions share one word at most with the heading they seek', () => {
  const titles = new Map(
    RECORDS.flatMap((record) => queryNames(record).map((name) => [name, record.title])),
  );
  const alike = relevanceQueries
    .filter(({kind}) => PARAPHRASED.includes(kind))
    .flatMap(({query, targets: [first = '']}) => {
      // What the query was written for; others may have been judged to answer it too.
      const title = termsOf(titles.get(first) ?? '');
      const common = termsOf(query).filter((term) => title.includes(term) && !isStopTerm(term));
      return common.length > 1 ? [`${query}: ${common.join(', ')}`] : [];
    });
  expect(alike).toEqual([]);
});

// What the halves that are never looked at have to reach.
test.for([
  {set: 'names and texts', isParaphrased: false, mrr: 0.95, recall: 0.98},
  {set: 'paraphrased', isParaphrased: true, mrr: 0.74, recall: 0.89},
])(
  'finds the right heading first, or nearly: $set, holdout set',
  ({isParaphrased, mrr, recall}) => {
    const queries = relevanceQueries.filter(
      ({query, kind}) => isHeldOut(query) && PARAPHRASED.includes(kind) === isParaphrased,
    );
    const measured = measureRelevance(rank, queries);
    // The queries of the holdout set are not named here: only its figures are looked at.
    expect(measured.empty.length > 0).toBe(false);
    expect(measured.mrr).toBeGreaterThanOrEqual(mrr);
    expect(measured.recall).toBeGreaterThanOrEqual(recall);
  },
);

test('finds each documented name as it is, in lower case, split, and with a typo', () => {
  const queries = generatedQueries(RECORDS);
  expect(queries.length).toBeGreaterThan(2000);
  const {recall, empty} = measureRelevance(rank, queries);
  expect(empty).toEqual([]);
  expect(recall).toBeGreaterThanOrEqual(0.98);
});

test('the name of a callback prefers the callback, and of a method the method', () => {
  const titles = new Set(RECORDS.map(({title}) => title));
  const callbacks = RECORDS.filter(
    ({path, title}) => path.includes('/listeners/') && /^on[A-Z]/.test(title),
  );
  expect(callbacks.length).toBeGreaterThan(100);
  const misses = [...new Set(callbacks.map(({title}) => title))].flatMap((callback) => {
    const method = callback.charAt(2).toLowerCase() + callback.slice(3);
    const asked = [callback, `on ${method}`, callback.toLowerCase()].map((query) => [
      query,
      callback,
    ]);
    const fired = titles.has(method) ? [[method, method]] : [];
    return [...asked, ...fired].filter(([query, wanted]) => rank(query!)[0]?.title !== wanted);
  });
  expect(misses).toEqual([]);
});

test('the text of every error message finds that message first', () => {
  const queriesFor = (name: string) => {
    const text = messageText(name);
    const filled = text.replace(/\{\w*\}/g, 'Login button');
    const line = `io.github.boykaframework.exception.FrameworkError: ${filled}`;
    // Two words are too few to recognize a message inside another text.
    return name === 'TEST_ERROR' ? [name, text] : [name, text, filled, line];
  };
  const misses = readMessages().messages.flatMap(({name}) =>
    queriesFor(name).filter((query) => {
      const [first] = rank(query);
      return first?.kind !== 'message' || first.title !== name;
    }),
  );
  expect(misses).toEqual([]);
});

test('any text of an error finds its entry, and so does nearly each part of five words', () => {
  const PART = 5;
  const entries = RECORDS.flatMap(({path, logTexts = []}) =>
    logTexts.map((text) => {
      const numbered = text.replace(/\{(?:number|version|status|port)\}/g, '42');
      return {path, words: numbered.replace(/\{\w*\}/g, 'abc').split(/\s+/)};
    }),
  );
  expect(entries.length).toBeGreaterThan(200);
  const missed = (parts: {path: string; query: string}[]) =>
    parts.filter(({path, query}) =>
      rank(query)
        .slice(0, 3)
        .every((found) => found.path !== path),
    );
  const whole = entries.map(({path, words}) => ({path, query: words.join(' ')}));
  const parts = entries
    .filter(({words}) => words.length > PART)
    .flatMap(({path, words}) =>
      [0, Math.floor((words.length - PART) / 2), words.length - PART].map((from) => ({
        path,
        query: words.slice(from, from + PART).join(' '),
      })),
    );
  // Two words and a value between them are in other texts, too.
  expect(missed(whole.filter(({query}) => plainWords(query).length > 3))).toEqual([]);
  expect(missed(parts).length / parts.length).toBeLessThan(0.04);
});

test('a result has more than one of five words of a query, and says how many it has', () => {
  const query = 'application under test is not running, possibly crashed';
  const found = rank(`${query} qwxz vbnm`);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({share}) => share <= 0.2)).toEqual([]);
  expect(rank('zzqxxkwj plmokn qwxz vbnm locator')).toEqual([]);
});

test('each record says what it describes', () => {
  const kinds = (kind: string) => RECORDS.filter((record) => record.kind === kind);
  const entries = Object.values(errorPages).flat().map(errorAddress);
  const described = RECORDS.filter(({path}) => entries.includes(`/${path}`));
  expect(described).toHaveLength(entries.length);
  expect(described.filter(({kind}) => kind !== 'message' && kind !== 'error')).toEqual([]);
  const titles = types()
    .filter(({kind}) => kind === 'enum')
    .map(({name}) => name.replace(/^.*\./, ''));
  expect(kinds('enum').length).toBeGreaterThan(20);
  expect(kinds('enum').filter(({title}) => !titles.includes(title))).toEqual([]);
  expect(kinds('listener').map(({title}) => title)).toEqual(
    expect.arrayContaining(['BoykaListener', 'onClick', 'onEnterText', 'onOpenNotification']),
  );
  expect(kinds('guide').map(({path}) => path)).toEqual(
    expect.arrayContaining(['docs/guides/run/ci#pipeline', 'docs/guides/ui/gestures']),
  );
});

test('what testers typed in vain leads to its answer, and every suggested topic to something', () => {
  const typed = load(readFileSync('tests/built/typed.yml', 'utf8')) as Record<string, string>;
  const misses = Object.entries(typed).flatMap(([query, wanted]) => {
    const found = rank(query).slice(0, 3);
    const names = found.flatMap(({title, path}) => [typedTitle(title), path]);
    return names.includes(wanted) ? [] : [`${query}: ${names.join(', ')}`];
  });
  expect(misses).toEqual([]);
  expect(SEARCH_TOPICS.filter((topic) => rank(topic.toLowerCase()).length === 0)).toEqual([]);
});

test('a word finds each title that has it, and the same number in the plural', () => {
  for (const word of ['locator', 'listener', 'session', 'cookie', 'dialog']) {
    const found = rank(word).map(({path}) => path);
    const named = RECORDS.filter(({title}) => termsOf(typedTitle(title)).includes(stem(word)));
    expect(named.length, word).toBeGreaterThan(1);
    expect(found, word).toEqual(expect.arrayContaining(named.map(({path}) => path)));
    expect(rank(`${word}s`).length / found.length, word).toBeGreaterThan(0.5);
  }
});
