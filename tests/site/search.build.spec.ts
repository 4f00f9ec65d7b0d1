import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {RECORDS_FILE} from '../../scripts/search/recordsFile';
import {AREAS} from '../../src/config/areas';
import {SITE} from '../../src/environment/site';
import {unpack} from '../../src/search/indexFile';
import {pathOf, recordsOf, titleOf, topicOf} from '../../src/search/records';
import type {SearchRecord} from '../../src/search/types';
import {isStopWord, termsOf} from '../../src/search/words';
import {builtFiles, readBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.
const records = () => JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];

/** The terms that the search looks for in a phrase. */
const termsOfPhrase = (phrase: string): string[] =>
  phrase
    .split(' ')
    .filter((word) => !isStopWord(word.toLowerCase()))
    .flatMap(termsOf);

test('one set of records serves both modes, with the same terms of their phrases', () => {
  const published = records();
  expect(published.length).toBeGreaterThan(100);
  const embedded = recordsOf(
    unpack(JSON.parse(readBuilt('search/index.json'))),
    SITE.url + SITE.baseUrl,
  );
  const comparable = ({phrases, ...record}: SearchRecord) => ({
    ...record,
    phrases: [...new Set(phrases?.map((phrase) => termsOfPhrase(phrase).join(' ')))],
  });
  expect(embedded.map(comparable)).toEqual(published.map(comparable));
});

test('every record has an id of its own, and passes the filters that the search sends', () => {
  const ids = records().map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
  const sent = new Set<string>(AREAS.map(({searchTag}) => searchTag));
  const lost = records().filter(
    ({docusaurus_tag: tag, language}) => language !== 'en' || !sent.has(tag),
  );
  expect(lost.map(({objectID, docusaurus_tag: tag}) => `${objectID}: ${tag}`)).toEqual([]);
});

test('each phrase of testers has a word that the titles of its section lack', () => {
  const idle = records().flatMap((record) => {
    const titles = [...pathOf(record).slice(1), titleOf(record), topicOf(record)];
    const own = new Set(termsOf(titles.join(' ')));
    return (record.phrases ?? [])
      .filter((phrase) => termsOfPhrase(phrase).every((term) => own.has(term)))
      .map((phrase) => `${record.objectID} (${titleOf(record)}): ${phrase}`);
  });
  expect(idle).toEqual([]);
});

test('no page makes the browser turn to another host, names the hosted search, or repeats an id', () => {
  // A page has a flat copy.
  const pages = new Map(builtFiles(/\.html$/).map((name) => [readBuilt(name), name]));
  expect(pages.size).toBeGreaterThan(90);
  const wrong = [...pages].flatMap(([html, name]) => {
    const $ = load(html);
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs['id']!);
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    const asked = [
      ...$('[src], [srcset], [poster], object[data]').map((_, element) =>
        ['src', 'srcset', 'poster', 'data'].map((key) => $(element).attr(key) ?? '').join(' '),
      ),
      // A canonical address is named, not fetched.
      ...$('link[href]:not([rel="canonical"], [rel="alternate"])').map((_, element) =>
        $(element).attr('href')!,
      ),
    ];
    const foreign = [
      ...asked.flatMap((text) => text.match(/(?:https?:)?\/\/[^\s/"']+/g) ?? []),
      ...(html.match(/[\w.-]*\balgolia(?:net)?\.\w+/gi) ?? []),
    ].filter((host) => host !== SITE.url);
    return [...foreign, ...repeated.map((id) => `#${id}`)].map((what) => `${name}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
