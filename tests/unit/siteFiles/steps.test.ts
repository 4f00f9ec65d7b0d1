import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../../src/plugins/siteFiles/links';
import {redirects} from '../../../src/plugins/siteFiles/redirects';
import type {BuiltSite} from '../../../src/plugins/siteFiles/builtSite';
import {reading} from '../../../src/plugins/siteFiles/pageFiles';
import {temporaryFolder} from '../../temporaryFolder';

/** Reads the pages of a build as the postbuild does. */
async function readSite(files: Record<string, string>): Promise<BuiltSite> {
  const outDir = temporaryFolder(files);
  const site: BuiltSite = {outDir, url: 'https://example.org', baseUrl: '/base/', pages: []};
  await reading(site);
  return site;
}

describe('a link', () => {
  const broken = async (link: string) => {
    const site = await readSite({
      'index.html': `<h1>Home</h1><p><a href="${link}">link</a></p><script>"<a href=/base/no>"</script>`,
      'docs/intro/index.html':
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

it.each([
  ['to no page', ['docs'], 'redirects /docs to /docs/intro, which is not a page'],
  ['of a page', ['docs', 'docs/intro'], 'redirects /docs, which is a page'],
])('a redirect %s stops the build', async (_, pages, message) => {
  const files = pages.map((page) => [`${page}/index.html`, '<h1>Page</h1>']);
  const site = await readSite(Object.fromEntries(files) as Record<string, string>);
  await expect(redirects(site)).rejects.toThrow(message);
});
