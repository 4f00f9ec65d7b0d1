import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {builtFiles, readBuilt} from './support/buildOutput';
import {PREVIEW} from './support/preview';

// Read off the built site: no browser is needed, and one worker is enough.
test.describe.configure({mode: 'default'});

const {address} = PREVIEW;

/** What names one address for good: the schema's name, by which editors know it. */
const SCHEMA = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

const built = (name: string) => readBuilt(name, PREVIEW.dir);

test('a site without git history warns once and leaves out the last update', () => {
  const output = readFileSync(PREVIEW.outputFile, 'utf8');
  expect(output.split('Pages leave out "Last updated"')).toHaveLength(2);
  expect(output).toContain('there is no git history here');
  const html = built('docs/intro/index.html');
  expect(html).not.toMatch(/last updated|dateModified/i);
});

for (const [what, file, text] of [
  ['the home page', 'index.html', `rel=canonical href=${address}`],
  ['a page', 'docs/intro/index.html', 'href=/pull/7/docs/getting-started/quickstart'],
  ['a redirect', 'docs/index.html', '/pull/7/docs/intro'],
  ['a feed', 'blog/rss.xml', `<link>${address}blog</link>`],
  ['the sitemap', 'sitemap.xml', `<loc>${address}docs/intro</loc>`],
  ['robots.txt', 'robots.txt', `Sitemap: ${address}sitemap.xml`],
  ['a social card', 'docs/intro/index.html', `content="${address}img/cards/docs/intro.png"`],
  ['structured data', 'docs/guides/run/ci/index.html', `"item":"${address}docs/intro"`],
] as const) {
  test(`${what} leads there`, () => {
    // Not the whole page into the report of a failure.
    expect(built(file).includes(text), `${file} has no "${text}"`).toBe(true);
  });
}

test('each page names what counts visits, which one without services does not', () => {
  const notice = /This site counts visits with Google Tag Manager and Google Analytics, unless/;
  for (const file of ['index.html', 'docs/intro/index.html', '404.html']) {
    expect(notice.test(built(file)), file).toBe(true);
    expect(readBuilt(file).includes('counts visits'), file).toBe(false);
  }
});

test('nothing leads to the address of the published site', () => {
  const files = builtFiles(/\.(html|js|css|xml|json|txt)$/, PREVIEW.dir);
  expect(files.length).toBeGreaterThan(200);
  const leading = files.filter((name) => {
    const rest = built(name).replaceAll(SCHEMA, '');
    return rest.includes('boykaframework.github.io') || /["'=(]\/boyka-framework\//.test(rest);
  });
  expect(leading).toEqual([]);
});
