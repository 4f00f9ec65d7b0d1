import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {policyErrors} from '../../policyErrors';
import {builtFiles, readBuilt} from '../../site/support/buildOutput';
import {CREDENTIALS, HOSTED} from './hostedSite';

// Read off the built site: no browser is needed, and one worker is enough.
test.describe.configure({mode: 'default'});

const {address} = HOSTED;

/** What names one address for good: the schema's name, by which editors know it. */
const SCHEMA = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

const built = (name: string) => readBuilt(name, HOSTED.dir);

/** What each kind of file says of its address. */
const ADDRESSES = {
  'the home page': ['index.html', `rel=canonical href=${address}`],
  'a page': ['docs/intro/index.html', 'href=/pull/7/docs/getting-started/quickstart'],
  'a redirect': ['docs/index.html', '/pull/7/docs/intro'],
  'a feed': ['blog/rss.xml', `<link>${address}blog</link>`],
  'the sitemap': ['sitemap.xml', `<loc>${address}docs/intro</loc>`],
  'robots.txt': ['robots.txt', `Sitemap: ${address}sitemap.xml`],
  'a social card': ['docs/intro/index.html', `content="${address}img/cards/docs/intro.png"`],
  'structured data': ['docs/guides/run/ci/index.html', `"item":"${address}docs/intro"`],
} as const;

test('everything leads to the address of this deployment, and nothing to another', () => {
  for (const [what, [file, text]] of Object.entries(ADDRESSES)) {
    // Not the whole page into the report of a failure.
    expect.soft(built(file).includes(text), `${what}: ${file} has no "${text}"`).toBe(true);
  }
  const files = builtFiles(/\.(html|js|css|xml|json|txt)$/, HOSTED.dir);
  expect(files.length).toBeGreaterThan(200);
  const leading = files.filter((name) => {
    const rest = built(name).replaceAll(SCHEMA, '');
    return rest.includes('boykaframework.github.io') || /["'=(]\/boyka-framework\//.test(rest);
  });
  expect(leading).toEqual([]);
});

test('each page names what counts visits, and no day that is unknown', () => {
  const notice = /This site counts visits with Google Tag Manager and Google Analytics, unless/;
  for (const file of ['index.html', 'docs/intro/index.html', '404.html']) {
    expect(notice.test(built(file)), file).toBe(true);
    expect(readBuilt(file).includes('counts visits'), `${file} without services`).toBe(false);
  }
  expect(built('docs/intro/index.html')).not.toMatch(/last updated|dateModified/i);
});

test('the policy of each page allows the configured services, and no other host', () => {
  const pages = builtFiles(/\.html$/, HOSTED.dir);
  expect(pages.length).toBeGreaterThan(200);
  const errors = pages.flatMap((name) =>
    policyErrors(load(built(name))).map((error) => `${name} ${error}`),
  );
  expect(errors).toEqual([]);
  const html = built('docs/intro/index.html');
  const sources = /connect-src ([^;]*)/.exec(html)?.[1]?.split(' ') ?? [];
  const id = CREDENTIALS.ALGOLIA_APP_ID.toLowerCase();
  expect(sources.sort()).toEqual([
    "'self'",
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://askai.algolia.com',
    `https://${id}-1.algolianet.com`,
    `https://${id}-2.algolianet.com`,
    `https://${id}-3.algolianet.com`,
    `https://${id}-dsn.algolia.net`,
    'https://www.google-analytics.com',
  ]);
  // Without JavaScript, no tag and no frame is there.
  expect(html).not.toMatch(/<(?:link|script|img|iframe)[^>]*google/);
});

test('the search of this site is left out', () => {
  const scripts = builtFiles(/^assets\/js\//, HOSTED.dir);
  expect(scripts.filter((name) => built(name).includes('data-search-row'))).toEqual([]);
});
