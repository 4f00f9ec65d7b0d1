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

const property = (id: string, text: string) =>
  `<div id="${id}"><dt>x</dt><dd>${text}<p>Read: <code>x</code></p></dd></div>`;

it('its signatures have the whole sentence about a property, and no calls', () => {
  const text = 'Which match to take on macOS, from 0, instead of <a href="#index">index</a>.';
  expect(bodyOf(property('mac-index', text), 'api/builders/locator')).toContain(
    '- `int getMacIndex()`: Which match to take on macOS, from 0, instead of index.\n',
  );
});

it('its signatures have the members of each type, which may have the same name', () => {
  const body = bodyOf(
    `${property('logging', 'Of the framework.')}<h2 id="ui-setting">UISetting</h2>
     ${property('ui-setting-logging', 'Of the browser.')}`,
    'api/sessions/settings',
  );
  expect(body).toContain('`LoggerSetting getLogging()`: Of the framework.');
  expect(body).toContain('`LogSetting getLogging()`: Of the browser.');
});
