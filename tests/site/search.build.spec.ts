import {load} from 'cheerio';
import {SITE} from '../../src/config/environment/site';
import {INDEX_PATH, textsPath} from '../../src/search/searchIndex';
import {isStopTerm, termsOf} from '../../src/search/words';
import {recordsIn} from '../bench/measureRelevance';
import {builtFiles, readBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed.
const records = () => recordsIn(readBuilt(INDEX_PATH));

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

test('no page makes the browser turn to another host, names the hosted search, or repeats an id', () => {
  // A page has a flat copy.
  const pages = new Map(builtFiles(/\.html$/).map((name) => [readBuilt(name), name]));
  expect(pages.size).toBeGreaterThan(90);
  const wrong = [...pages].flatMap(([html, name]) => {
    const $ = load(html);
    const ids = $('[id]')
      .toArray()
      .map(({attribs}) => attribs['id']!);
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    // A canonical address is named, not fetched.
    const asked = $('[src], [srcset], [poster], object[data], link:not([rel="canonical"])')
      .not('[rel="alternate"]')
      .toArray()
      .flatMap(({attribs: {src, srcset, poster, data, href}}) => [src, srcset, poster, data, href]);
    const foreign = [
      ...(asked.join(' ').match(/(?:https?:)?\/\/[^\s/"']+/g) ?? []),
      ...(html.match(/[\w.-]*\balgolia(?:net)?\.\w+/gi) ?? []),
    ].filter((host) => host !== SITE.url);
    return [...foreign, ...repeated.map((id) => `#${id}`)].map((what) => `${name}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
