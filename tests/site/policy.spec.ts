import {load} from 'cheerio';
import {policyErrors} from '../policyErrors';
import {builtFiles, loadBuilt, readBuilt, SITE} from './support/buildOutput';
import {expect, open, test} from './support/test';

// A violation is an error in the console, on which every test of this folder fails: between them,
// they visit each page and use each feature.

test('each built file allows its own inline scripts, and no other', () => {
  const files = builtFiles(/\.html$/).map((name) => [name, readBuilt(name)] as const);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(([name, html]) => policyErrors(html).map((e) => `${name} ${e}`))).toEqual(
    [],
  );
});

test('without services, nothing but this site can be connected to, framed, or run', () => {
  const document = loadBuilt('docs/intro');
  const policy = document('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  expect(policy.replace(/(?: 'sha256-[^']+')+/g, ' HASHES').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' HASHES",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
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

test('an injected script and an injected handler are blocked, which every test notices', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy/);
  await open(page, '/docs/intro');
  expect(problems.all).toEqual([]);
  await page.evaluate(() => {
    const run = 'window.pwned = 1';
    document.body.append(
      Object.assign(document.createElement('script'), {textContent: run}),
      document.createElement('button'),
    );
    const button = document.querySelector<HTMLElement>('body > button')!;
    button.setAttribute('onclick', run);
    button.click();
  });
  await expect.poll(() => problems.all).toHaveLength(2);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});
