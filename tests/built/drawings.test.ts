import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {types} from '../../src/framework';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/sampleReader/readSample';
import {pageAt, PAGES} from './support/site';

/** What a reader who does not see a drawing has of it, title and description, and its texts. */
const drawingsOf = ($: CheerioAPI) =>
  $('main figure svg[role="img"]')
    .toArray()
    .map((svg) => {
      const ids = $(svg).attr('aria-labelledby')?.split(' ') ?? [];
      const words = ids.map((id) => $(svg).find(`#${id}`).text());
      const texts = $(svg).find('text').toArray();
      return {words, texts: texts.map((text) => $(text).text())};
    });

test('each drawing has its names in words too, and calls only methods that the framework has', () => {
  const methods = new Set(types().flatMap(({methods: all = []}) => all.map(({name}) => name)));
  const drawings = PAGES.flatMap(({$}) => drawingsOf($));
  expect(drawings.length).toBeGreaterThan(5);
  for (const {words, texts} of drawings) {
    const [title = ''] = words;
    expect(words, title).toEqual([expect.stringMatching(/.{10}/), expect.stringMatching(/.{10}/)]);
    const shown = texts.join('\n');
    // Names of code: keys, methods, types, constants.
    const names = shown.match(/\b(?:[a-z]+[A-Z]\w+|[A-Z]+_\w+|[a-z]+_\w+)\b/g) ?? [];
    const missing = names.filter((name) => !words.join(' ').includes(name));
    expect(missing, `names that the description of "${title}" lacks`).toEqual([]);
    const calls = [...shown.matchAll(/(\w+)\(/g)].map(([, name = '']) => name);
    expect(
      calls.filter((name) => !methods.has(name)),
      title,
    ).toEqual([]);
  }
});

test('the drawings show the values of the facts', () => {
  const {browsers, hosts, lookup, limits} = readFigures(process.cwd());
  const sample = readSample('web/TwoShoppersTest.java#open');
  const personas = [...sample.matchAll(/"(\w+)", WEB/g)].map(([, name = '']) => name);
  for (const [route, values] of [
    ['/docs/guides/run/grid-or-cloud', [...browsers, hosts.BROWSER_STACK, hosts.LAMBDA_TEST_WEB]],
    ['/docs/guides/run/personas', personas],
    ['/docs/guides/config/file', Object.values(lookup)],
    ['/docs/guides/waits-and-timeouts', Object.values(limits)],
  ] as const) {
    expect(values.length).toBeGreaterThan(1);
    const shown = drawingsOf(pageAt(route).$).flatMap(({texts}) => texts);
    const missing = values.filter((value) => !shown.some((text) => text.includes(value)));
    expect(missing, route).toEqual([]);
  }
});
