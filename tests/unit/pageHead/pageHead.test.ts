import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readHeadPage} from '../../../scripts/pageHead/readPage';
import {jsonLd, structuredData} from '../../../scripts/pageHead/structuredData';
import {readMarkup} from '../../../scripts/postbuild/markup';
import {cardOf} from '../../../scripts/postbuild/pageHeads';

const home = 'https://example.org/base/';
const site = {home, image: `${home}card.png`, posts: []};

const read = (route: string, body: string) => {
  const $ = load(
    `<html><head><meta name=description content="It says &quot;yes&quot;."></head><body>${body}</body>`,
  );
  return readHeadPage($, readMarkup($), {route, home});
};

const TYPE = `<nav class="theme-doc-breadcrumbs x"><ul><li class=breadcrumbs__item><a aria-label="Home page" class=breadcrumbs__link href=/base/><svg/></a><li class=breadcrumbs__item><span class=breadcrumbs__link>Actions</span><li class=breadcrumbs__item><a class=breadcrumbs__link href=/base/api/elements><span>Elements</span></a><li class="breadcrumbs__item breadcrumbs__item--active"><span class=breadcrumbs__link>Short</span></ul></nav>
<h1>List&lt;String&gt;</h1><a href=https://github.com/o/r/blob/main/src/samples/a/Test.java#L1-L2 class=t>Test.java</a>
<a href=https://github.com/o/r/blob/main/src/samples/a/Test.java#L3-L4 class=t>Test.java</a>
<a href=https://github.com/o/r/edit/main/api/elements/list.mdx class=theme-edit-this-page>Edit</a>
<time datetime=2026-01-02T03:04:05.000Z itemprop=dateModified>Jan 2</time>`;

describe('the card of a page', () => {
  it('has the area, the categories, and the title as a name in code', () => {
    expect(cardOf(read('api/elements/list', TYPE), home)).toEqual({
      area: 'API / Actions / Elements',
      title: 'List<String>',
      description: 'It says "yes".',
      address: 'example.org/base',
      isCode: true,
    });
  });

  it('needs a heading', () => {
    expect(() => read('docs/a', '')).toThrow(
      'The page /docs/a has no heading of level 1: add one.',
    );
  });
});

describe('structured data', () => {
  it('cannot be ended by a title', () => {
    const page = read('docs/a', '<h1>Close &lt;/script&gt;&lt;!-- it</h1>');
    const html = jsonLd(structuredData(page, site)!);
    expect(html.match(/<\/?(?:script|!--)/gi)).toEqual(['<script', '</script']);
    const text = html.replace(/^<[^>]*>|<[^>]*>$/g, '');
    expect(JSON.parse(text)).toMatchObject({'@graph': [{}, {headline: 'Close </script><!-- it'}]});
  });

  it('names what to add for a sample in an unknown language', () => {
    const link = '<a href=https://github.com/o/r/blob/main/src/samples/build.zig>x</a>';
    expect(() => structuredData(read('docs/a', `<h1>A</h1>${link}`), site)).toThrow(
      'sample build.zig has no name',
    );
  });
});
