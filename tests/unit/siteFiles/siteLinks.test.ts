import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../../src/plugins/siteFiles/links';
import {redirectPages} from '../../../src/plugins/siteFiles/redirectPages';
import type {BuiltSite} from '../../../src/plugins/siteFiles/builtSite';
import {readPages} from '../../../src/plugins/siteFiles/readPages';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

/** Reads the pages of a build as the plugin does; the docs have sources. */
async function readSite(
  files: Record<string, string>,
  siteDir = temporaryFolder(),
): Promise<BuiltSite> {
  const outDir = temporaryFolder(files);
  const routes = Object.keys(files)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(?:^index)?\.html$/, ''))
    .map((route) => ({route, source: route.startsWith('docs/') ? `${route}.mdx` : undefined}));
  const site = {siteDir, outDir, url: 'https://example.org', baseUrl: '/base/', routes, pages: []};
  await readPages(site);
  return site;
}

describe('a link', () => {
  const broken = async (link: string) => {
    const site = await readSite({
      'index.html': `<h1>Home</h1><p><a href="${link}">link</a></p><script>"<a href=/base/no>"</script>`,
      'docs/intro.html':
        '<h1>Intro</h1><h2 id="a b">Part</h2><a href=#a%20b title="1 > 0">here</a>',
      'file.zip': 'bytes',
    });
    return findBrokenLinks(site);
  };

  it.each([
    '/base/docs/intro',
    'docs/intro',
    '/base/docs/intro?q=1&amp;r=2#a%20b',
    '/base/',
    '/base/file.zip',
    // Other plugins write these at the same time.
    '/base/AGENTS.md',
    '/base/blog/rss.xml',
    'https://example.org/base/docs/intro',
    'https://example.org/another-project/',
    'https://elsewhere.example/base/nowhere',
    'mailto:somebody@example.org',
  ])('to %s is accepted', async (link) => {
    expect(await broken(link)).toEqual([]);
  });

  it.each([
    ['/base/docs/nope', 'has no page and no file'],
    ['https://example.org/base/docs/nope', 'has no page and no file'],
    ['/base/docs/intro/', 'ends with a slash'],
    ['/docs/intro', 'is outside the base path /base/'],
    ['/base/docs/intro#nope', 'has no element with the id "nope"'],
    ['/base/docs', 'is redirected: link to /docs/intro'],
    ['https://:80', 'is not a valid address'],
  ])('to %s is an error: %s', async (link, reason) => {
    expect(await broken(link)).toEqual([
      expect.stringContaining(`The page / links to ${link}, which ${reason}`),
    ]);
  });
});

it('a page is read again when its HTML or the code has changed, and not when a script has another name', async () => {
  const siteDir = temporaryFolder({'src/read.ts': '1'});
  const pageOf = (title: string, script: string) =>
    `<h1>${title}</h1><h2 id="part"></h2><a href="#part"></a><script src="/base/assets/js/main.${script}.js"></script>`;
  const read = async (...page: Parameters<typeof pageOf>) => {
    const {pages} = await readSite({'docs/a.html': pageOf(...page)}, siteDir);
    return pages[0]!;
  };
  const first = await read('One', '1a');
  expect(await read('One', '1a')).toEqual(first);
  // What was kept shows that the page is not read.
  const cache = path.join(siteDir, '.cache/pages.json');
  const mark = () => {
    const kept = readFileSync(cache, 'utf8');
    writeFileSync(cache, kept.replaceAll('"title":"', '"title":"Kept: '));
  };
  mark();
  const second = await read('One', '2b');
  expect(second).toMatchObject({title: 'Kept: One', html: pageOf('One', '2b')});
  expect(findBrokenLinks({...(await readSite({}, siteDir)), pages: [second]})).toEqual([]);
  await read('One', '1a');
  mark();
  expect(await read('Two', '1a')).toMatchObject({title: 'Two'});
  mark();
  writeFiles(siteDir, {'src/read.ts': '2'});
  expect(await read('Two', '1a')).toMatchObject({title: 'Two'});
});

it('a broken link that every page has is one error, by the source of the first', async () => {
  const site = await readSite({
    'docs/a.html': '<h1>A</h1><a href="/base/nope">link</a>',
    'docs/b.html': '<h1>B</h1><a href="/base/nope">link</a>',
    'docs/c.html': '<h1>C</h1><a href="/base/nope">link</a>',
  });
  expect(findBrokenLinks(site)).toEqual([
    'docs/a.mdx (and 2 other pages) links to /base/nope, which has no page and no file.',
  ]);
});

it.each([
  ['to no page', ['docs'], 'redirects /docs to /docs/intro, which is not a page'],
  ['of a page', ['docs', 'docs/intro'], 'redirects /docs, which is a page'],
])('a redirect %s stops the build', async (_, pages, message) => {
  const files = pages.map((page) => [`${page}.html`, '<h1>Page</h1>']);
  const site = await readSite(Object.fromEntries(files) as Record<string, string>);
  expect(() => redirectPages(site)).toThrow(message);
});
