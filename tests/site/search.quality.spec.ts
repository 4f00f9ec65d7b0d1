// cspell:ignore isenaled gestyle verifyisdispalyed stoprecoding withcookies oncookies
import {SEARCH_TOPICS} from '../../src/config/searchTopics';
import {readMessages} from '../../src/framework';
import {messageText} from '../../src/knowledge/errors/messageText';
import {INDEX_PATH, textsPath, typedTitle} from '../../src/search/searchIndex';
import {isStopTerm, stem, termsOf} from '../../src/search/words';
import {generatedQueries} from '../relevance/generatedQueries';
import {
  measureRelevance,
  missingTargets,
  queryNames,
  rankingOf,
  recordsIn,
} from '../relevance/measureRelevance';
import {isHeldOut, PARAPHRASED, relevanceQueries} from '../relevance';
import {readBuilt} from './support/buildOutput';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.
const file = () => readBuilt(INDEX_PATH);
const records = () => recordsIn(file());

test('every record has a title, an address of its own, and a text for its snippet', () => {
  expect(records().filter(({title}) => title === '')).toEqual([]);
  const paths = records().map(({path}) => path);
  // What repeats other pages, and what crawlers are to leave out, has none.
  expect(paths.filter((path) => /^(?:|search|blog\/(?:archive|authors|tags))$/.test(path))).toEqual(
    [],
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(new Set(paths).size).toBe(paths.length);
  const without = paths.filter((path) => {
    const [page = '', anchor = ''] = path.split('#');
    return !(anchor in (JSON.parse(readBuilt(textsPath(page))) as Record<string, string>));
  });
  expect(without).toEqual([]);
});

test('no key is there twice', () => {
  const keys = records().filter(({kind}) => kind === 'key');
  expect(keys.length).toBeGreaterThan(150);
  const names = keys.map(({path}) => path.split('#')[1]!.replaceAll(/[._]/g, '-'));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('each phrase of testers has a word that the titles of its section lack', () => {
  const idle = records().flatMap(({path, title, parents, phrases}) => {
    const own = new Set(termsOf([...parents.slice(1), title, path.split('#')[1] ?? ''].join(' ')));
    const isIdle = (phrase: string) =>
      termsOf(phrase).every((term) => isStopTerm(term) || own.has(term));
    const idlePhrases = phrases?.split('|').filter(isIdle) ?? [];
    return idlePhrases.map((phrase) => `${path} (${title}): ${phrase}`);
  });
  expect(idle).toEqual([]);
});

/** What the halves that are never looked at have to reach. */
const FLOORS = [
  {title: 'names and texts', isParaphrased: false, mrr: 0.95, recall: 0.98},
  {title: 'paraphrased', isParaphrased: true, mrr: 0.74, recall: 0.89},
];

test('every query of the relevance set has a page to lead to', () => {
  expect(missingTargets(relevanceQueries, records())).toEqual([]);
});

test('tasks and questions share one word at most with the heading they seek', () => {
  const titles = new Map(
    records().flatMap((record) => queryNames(record).map((name) => [name, record.title])),
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

for (const {title, isParaphrased, mrr, recall} of FLOORS) {
  test(`finds the right heading first, or nearly first: ${title}, holdout set`, () => {
    const queries = relevanceQueries.filter(
      ({query, kind}) => isHeldOut(query) && PARAPHRASED.includes(kind) === isParaphrased,
    );
    const measured = measureRelevance(rankingOf(file()), queries);
    // The queries of the holdout set are not named here: only its figures are looked at.
    expect(measured.empty.length > 0).toBe(false);
    expect(measured.mrr).toBeGreaterThanOrEqual(mrr);
    expect(measured.recall).toBeGreaterThanOrEqual(recall);
  });
}

test('finds each documented name as it is, in lower case, split, and with a typo', () => {
  const queries = generatedQueries(records());
  expect(queries.length).toBeGreaterThan(2000);
  const {recall, empty} = measureRelevance(rankingOf(file()), queries);
  expect(empty).toEqual([]);
  expect(recall).toBeGreaterThanOrEqual(0.98);
});

test('the name of a callback prefers the callback, and of a method the method', () => {
  const rank = rankingOf(file());
  const titles = new Map(records().map(({path, title}) => [path, title]));
  const callbacks = [...titles].flatMap(([path, title]) =>
    path.includes('/listeners/') && /^on[A-Z]/.test(title) ? [title] : [],
  );
  expect(callbacks.length).toBeGreaterThan(100);
  const misses = [...new Set(callbacks)].flatMap((callback) => {
    const method = callback.charAt(2).toLowerCase() + callback.slice(3);
    const asked = [callback, `on ${method}`, callback.toLowerCase()].map(
      (query) => [query, callback] as const,
    );
    const fired = [...titles.values()].includes(method) ? [[method, method] as const] : [];
    return [...asked, ...fired].filter(([query, wanted]) => rank(query)[0]?.title !== wanted);
  });
  expect(misses).toEqual([]);
});

test('the text of every error message finds that message first', () => {
  const rank = rankingOf(file());
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

/** What testers typed and did not find, with the titles or addresses one of which has to be in the first three. */
const TYPED: Record<string, string> = {
  isenaled: 'isEnabled',
  gestyle: 'getStyle',
  verifyisdispalyed: 'verifyIsDisplayed',
  stoprecoding: 'stopRecording',
  withcookies: 'withCookies',
  oncookies: 'onCookies',
  'change the explicit wait': 'ui.timeout.explicit_wait',
  'how do I set the explicit wait': 'ui.timeout.explicit_wait',
  upload: 'docs/guides/ui/web/files#upload',
  'file input': 'docs/guides/ui/web/files#upload',
  'soft assert': 'docs/guides/ui/assertions#several',
  'release notes': 'docs/guides/migrate/upgrade',
  changelog: 'docs/guides/migrate/upgrade',
  upgrade: 'docs/guides/migrate/upgrade',
  retry: 'docs/guides/run/retry',
  flaky: 'docs/guides/run/retry',
  headless: 'ui.web.headless',
  'report a mistake': 'contributing/welcome#change-this-site',
  'copy a working test': 'docs/getting-started/quickstart#samples',
  'selenium grid': 'docs/guides/config/web#grid',
  'github actions': 'docs/guides/run/ci',
  'test a mac app': 'docs/guides/ui/mac/write-test',
};

test('what testers typed in vain leads to its answer', () => {
  const rank = rankingOf(file());
  const misses = Object.entries(TYPED).flatMap(([query, wanted]) => {
    const found = rank(query)
      .slice(0, 3)
      .flatMap(({title, path}) => [typedTitle(title), path]);
    return found.includes(wanted) ? [] : [`${query}: ${found.join(', ')}`];
  });
  expect(misses).toEqual([]);
});

test('a word finds each title that has it, and the same number in the plural', () => {
  const rank = rankingOf(file());
  for (const word of ['locator', 'listener', 'session', 'cookie', 'dialog']) {
    const found = rank(word).map(({path}) => path);
    const named = records().filter(({title}) => termsOf(typedTitle(title)).includes(stem(word)));
    expect(named.length, word).toBeGreaterThan(1);
    expect(found, word).toEqual(expect.arrayContaining(named.map(({path}) => path)));
    expect(rank(`${word}s`).length / found.length, word).toBeGreaterThan(0.5);
  }
});

test('every suggested topic finds something', () => {
  const rank = rankingOf(file());
  for (const query of SEARCH_TOPICS) {
    expect(rank(query.toLowerCase()).length, query).toBeGreaterThan(0);
  }
});
