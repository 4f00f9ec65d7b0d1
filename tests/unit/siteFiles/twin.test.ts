import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {openPage} from '../../../src/plugins/siteFiles/openPage';
import {twinOf} from '../../../src/plugins/siteFiles/twins/twin';

const SITE = {outDir: '', url: 'https://example.org', baseUrl: '/base/'};
const ALTERNATE = '<link rel="alternate" type="text/markdown" href="/base/docs/x.md">';

/** The twin of a page, without its title, description, and address. */
function bodyOf(content: string, path = 'docs/x'): string {
  const html = `<!doctype html><html><head><meta name="description" content="What it is.">
    ${ALTERNATE}</head><body><main><article><div data-kind="content"><header><h1>X</h1>
    <button>Copy page</button></header>${content}</div></article></main></body></html>`;
  const markdown = twinOf(openPage(load(html), path)!, SITE)!;
  expect(markdown).toMatch(/^# X\n\n> What it is\.\n\n.* · \[Page on the site\]\(https:.*\)\n/);
  return markdown.split('\n').slice(6).join('\n').trim();
}

/** Tabs as the theme has them. */
function tabs(...entries: [label: string, content: string][]): string {
  const labels = entries.map(([label]) => `<li role="tab">${label}</li>`).join('');
  const panels = entries.map(([, content]) => `<div role="tabpanel">${content}</div>`).join('');
  return `<div data-kind="tabs"><ul role="tablist">${labels}</ul><div>${panels}</div></div>`;
}

it.each([
  [
    'a call-out without a title of its own',
    '<div data-call-out="note"><strong>note</strong> <p>Now.</p></div>',
    '> **Note**\n>\n> Now.',
  ],
  [
    'a sample with its language and title',
    '<div data-kind="code"><div><span>pom.xml</span><button>Copy</button></div><pre><code class="language-xml">&lt;a>\n  <span>&lt;b/></span>\n</code></pre></div>',
    '```xml title="pom.xml"\n<a>\n  <b/>\n```',
  ],
  [
    'a sample with the link to the whole',
    '<div data-kind="code"><div><a href="https://github.com/a">A.java</a></div><pre><code class="language-java">a();</code></pre></div>',
    '[A.java](https://github.com/a):\n\n```java\na();\n```',
  ],
  [
    'a drawing in words',
    '<figure><svg role="img"><title>Parts</title><desc>One asks two.</desc><text>no</text></svg></figure>',
    '**Drawing: Parts.** One asks two.',
  ],
  [
    'a table, and text that looks like HTML',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x | <kbd>y</kbd> &lt;b></td></tr></tbody></table>',
    '| a |\n| - |\n| x \\| `y` \\<b> |',
  ],
  [
    'tabs within tabs, each panel once and below its own label',
    tabs(['A', tabs(['M', '<p>am</p>'], ['G', '<p>ag</p>'])], ['B', '<p>b</p>']),
    '**A:**\n\n**M:**\n\nam\n\n**G:**\n\nag\n\n**B:**\n\nb',
  ],
  [
    'no forms',
    '<p>A</p><form><label>l<input></label><ul><li><button>b</button></li></ul></form>',
    'A',
  ],
])('a twin has %s', (_, content, expected) => {
  expect(bodyOf(content)).toBe(expected);
});

it('an API page begins with what it declares: types, members with one sentence, and constants', () => {
  const body = bodyOf(
    `<dl data-declared="class a.X extends Y\ninterface a.IX"><dt>Import</dt><dd>x</dd></dl>
     <header data-kind="method-head" data-declared="void go()\nvoid go(int times)"><h3>go</h3><code>(…)</code></header>
     <p>Goes <code>on</code>.</p><p>More.</p>
     <dl><div data-kind="property" data-declared="int getIndex()"><dt>index</dt>
     <dd>Which match, instead of <a href="#index">index</a>.<p>Read: <code>x</code></p></dd></div></dl>
     <p data-declared="enum a.E"><code>import a.E;</code></p>
     <table><thead><tr><th>C</th></tr></thead><tbody>
     <tr><td><code data-kind="constant">ONE</code></td></tr>
     <tr><td><code data-kind="constant">TWO</code></td></tr></tbody></table>`,
  );
  expect(body.slice(0, body.indexOf('\n\n* '))).toBe(
    [
      '## Signatures\n',
      '- `class a.X extends Y`',
      '- `interface a.IX`',
      '- `void go()`: Goes on.',
      '- `void go(int times)`: Goes on.',
      '- `int getIndex()`: Which match, instead of index.',
      '- `enum a.E`: ONE, TWO',
    ].join('\n'),
  );
});
