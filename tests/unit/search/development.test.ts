// cspell:ignore onload
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {developmentSearch} from '../../../src/plugins/search/development';
import {recordsOf, unpack} from '../../../src/search/records';

const SITE = 'https://example.org/base/';
let siteDir: string;
let context: LoadContext;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'development-'));
  context = {
    siteDir,
    baseUrl: '/base/',
    i18n: {currentLocale: 'en'},
    siteConfig: {
      staticDirectories: ['static'],
      markdown: {
        format: 'mdx',
        anchors: {maintainCase: false},
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      },
    },
  } as unknown as LoadContext;
});

afterAll(() => rmSync(siteDir, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);

const metadata = (name: string, permalink: string, more: object = {}) => ({
  source: `@site/${name}.mdx`,
  permalink,
  title: name,
  description: `About ${name}.`,
  ...more,
});

/** What the plug-ins have loaded: one docs area and a blog. */
function content(docs: object[], posts: object[] = []): AllContent {
  const versions = (list: object[]) => ({loadedVersions: [{versionName: 'current', docs: list}]});
  return {
    'docusaurus-plugin-content-docs': {default: versions(docs), api: versions([])},
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: posts.map((post) => ({metadata: post}))},
    },
    'another-plugin': {default: undefined},
  };
}

/** The pages that the search has of one file. */
async function pagesOf(text: string) {
  write('page.mdx', text);
  const search = developmentSearch(context);
  search.take(content([metadata('page', '/base/docs/page')]));
  return unpack(await search.makeIndex());
}

const sectionsOf = async (text: string) => (await pagesOf(text))[0]!.sections;

describe('the sections of a Markdown file', () => {
  it('are its headings, with the ids that the page has, and their text', async () => {
    const sections = await sectionsOf(`---
title: In the front matter
---

# Title in the body

The *lead* of the \`page\`.

## One **bold** heading

Text, [a link](./other.mdx), and a
line more.

### With an id {#own-id}

## One bold heading

| a | b |
| - | - |
| c | d |
`);
    expect(sections).toEqual([
      // The generator takes the title from the front matter, and hands it on.
      {depth: 1, anchor: '', title: 'page', text: 'About page. The lead of the page.'},
      {
        depth: 2,
        anchor: 'one-bold-heading',
        title: 'One bold heading',
        text: 'Text, a link, and a line more.',
      },
      {depth: 3, anchor: 'own-id', title: 'With an id', text: ''},
      {depth: 2, anchor: 'one-bold-heading-1', title: 'One bold heading', text: 'a b c d'},
    ]);
  });

  it('leave out code, comments, modules, and drawings', async () => {
    const [page] = await sectionsOf(`import Thing from './thing';

Before.

\`\`\`java
code();
\`\`\`

{/* nothing to see */}

<svg><title>Drawn</title></svg>

After {1 + 1}.
`);
    expect(page!.text).toBe('About page. Before. After.');
  });

  it('reach into JSX, call-outs, and headings of JSX', async () => {
    const sections = await sectionsOf(`<Thing of="nothing">
  <Returns>The \`value\`.</Returns>
</Thing>

<h2 id="by-hand">By hand</h2>

:::caution[Mind the gap]

It bites.

:::
`);
    expect(sections.map(({anchor, title, text}) => [anchor, title, text])).toEqual([
      ['', 'page', 'About page. The value.'],
      ['by-hand', 'By hand', 'Mind the gap It bites.'],
    ]);
  });

  it('are the keys of the configuration too', async () => {
    const sections = await sectionsOf(
      '## Web {#ui-web}\n\n<ConfigReference section="ui.web" />\n\nMore.\n\n## Last\n',
    );
    expect(sections.at(1)).toMatchObject({depth: 2, title: 'Web'});
    expect(sections.at(1)!.text).toMatch(/More\.$/);
    expect(sections).toContainEqual(
      expect.objectContaining({depth: 3, anchor: 'ui.web.browser', title: 'ui.web.<key>.browser'}),
    );
    expect(sections.at(-1)).toEqual({depth: 2, anchor: 'last', title: 'Last', text: ''});
    expect(sections.map(({text}) => text).join()).not.toContain('`');
  });

  it('hold no heading that has no text yet', async () => {
    expect(
      (await sectionsOf('Lead.\n\n##\n\n## {#soon}\n\nText.\n')).map(({text}) => text),
    ).toEqual(['About page. Lead. Text.']);
  });

  it('become records whose text is escaped', async () => {
    const [page] = await pagesOf('## `<img src=x onload=alert(1)>` & "more"\n\n`<script>`\n');
    const [, heading] = recordsOf([page!], SITE);
    expect(heading).toMatchObject({
      hierarchy: {lvl1: 'page', lvl2: '&lt;img src=x onload=alert(1)&gt; &amp; &quot;more&quot;'},
      content: '&lt;script&gt;',
    });
  });
});

describe('the pages', () => {
  it('are those of all areas and of the blog, drafts included, with address, area, and tag', async () => {
    const search = developmentSearch(context);
    for (const name of ['one', 'draft', 'post']) {
      write(`${name}.mdx`, `Text of ${name}.`);
    }
    const draft = metadata('draft', '/base/docs/own-slug/', {draft: true});
    search.take(
      content([metadata('one', '/base/docs/one'), draft], [metadata('post', '/base/blog/post')]),
    );
    const pages = unpack(await search.makeIndex());
    expect(pages.map(({path: page, area, tag, language}) => [page, area, tag, language])).toEqual([
      ['blog/post', 'Blogs', 'default', 'en'],
      ['docs/one', 'Documentation', 'docs-default-current', 'en'],
      ['docs/own-slug', 'Documentation', 'docs-default-current', 'en'],
    ]);
    expect(recordsOf(pages, SITE).map(({url}) => url)).toContain(`${SITE}docs/own-slug`);
  });

  it('are read again when they change, kept while one is broken, and gone with their file', async () => {
    const search = developmentSearch(context);
    search.take(content([metadata('one', '/base/docs/one'), metadata('two', '/base/docs/two')]));
    const titles = async () =>
      unpack(await search.makeIndex()).map(({sections}) => sections.map(({title}) => title));
    write('one.mdx', '## First\n');
    write('two.mdx', '## Other\n');
    expect(await titles()).toEqual([
      ['one', 'First'],
      ['two', 'Other'],
    ]);
    write('one.mdx', '## Broken\n\n<Unclosed\n');
    write('two.mdx', '## Changed\n');
    expect(await titles()).toEqual([
      ['one', 'First'],
      ['two', 'Changed'],
    ]);
    write('one.mdx', '## Mended\n');
    rmSync(path.join(siteDir, 'two.mdx'));
    expect(await titles()).toEqual([['one', 'Mended']]);
  });

  it('are told by their names alone while they have never been sound', async () => {
    expect(await sectionsOf('## Broken\n\n<Unclosed\n')).toEqual([
      {depth: 1, anchor: '', title: 'page', text: 'About page.'},
    ]);
  });

  it('are those that a later instance has loaded, from a module that is loaded anew', async () => {
    const first = developmentSearch(context);
    vi.resetModules();
    const later = await import('../../../src/plugins/search/development');
    write('new.mdx', 'Text.');
    later.developmentSearch(context).take(content([metadata('new', '/base/docs/new')]));
    expect(unpack(await first.makeIndex()).map((page) => page.path)).toEqual(['docs/new']);
  });
});

it('is served before what answers every address, and never from a cache', async () => {
  const {devServer, take} = developmentSearch(context);
  take(content([]));
  const others = {name: 'home page', path: '/', middleware: () => undefined};
  const [first] = devServer.setupMiddlewares([others]);
  expect(first!.path).toBe('/base/search/index.json');
  const server = createServer((request: IncomingMessage, response: ServerResponse) =>
    first!.middleware(request, response, () => undefined),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(unpack(await answer.json())).toEqual([]);
  server.close();
});
