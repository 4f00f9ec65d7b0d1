import {expect, it} from 'vitest';
import {openPage} from '../../../scripts/pages/openPage';
import {twinOf} from '../../../scripts/twins/twin';

const SITE = {outDir: '', url: 'https://example.org', baseUrl: '/base/'};
const ALTERNATE = '<link rel="alternate" type="text/markdown" href="/base/docs/x.md">';

/** The twin of a page, without its title, description, and address. */
function bodyOf(content: string): string {
  const html = `<!doctype html><html><head><meta name="description" content="What it is.">
    ${ALTERNATE}</head><body><main><article><div class="theme-doc-markdown"><header><h1>X</h1>
    <button>Copy page</button></header>${content}</div></article></main></body></html>`;
  const {markdown} = twinOf(openPage(html, 'docs/x')!, SITE)!;
  expect(markdown).toMatch(/^# X\n\n> What it is\.\n\n.* · \[Page on the site\]\(https:.*x\)\n/);
  return markdown.split('\n').slice(6).join('\n').trim();
}

it.each([
  [
    'headings without their anchors, and absolute links',
    '<h2 id="a">A <code>b</code><a href="#a" class="hash-link" title="Direct link to A">\u200b</a></h2><p><a href="/base/api/y#z">y</a> <a href="#a">a</a></p>',
    '## A `b`\n\n[y](https://example.org/base/api/y#z) [a](https://example.org/base/docs/x#a)',
  ],
  [
    'all panels of tabs, with their labels',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">Maven</li><li role="tab">Gradle</li></ul><div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div>',
    '**Maven:**\n\none\n\n**Gradle:**\n\ntwo',
  ],
  [
    'a call-out with its kind and title',
    '<div class="theme-admonition theme-admonition-caution"><strong>Stop</strong> <p>Now.</p></div>',
    '> **Caution: Stop**\n>\n> Now.',
  ],
  [
    'a call-out without a title of its own',
    '<div class="theme-admonition theme-admonition-note"><strong>note</strong> <p>Now.</p></div>',
    '> **Note**\n>\n> Now.',
  ],
  [
    'what is folded',
    '<details><summary>Steps</summary><ol><li>One</li></ol></details>',
    '**Steps**\n\n1. One',
  ],
  [
    'a sample with its language and title',
    '<div class="theme-code-block"><div><span>pom.xml</span><button>Copy</button></div><pre><code class="language-xml">&lt;a>\n  <span>&lt;b/></span>\n</code></pre></div>',
    '```xml title="pom.xml"\n<a>\n  <b/>\n```',
  ],
  [
    'a sample with the link to the whole',
    '<div class="theme-code-block"><div><a href="https://github.com/a">A.java</a></div><pre><code class="language-java">a();</code></pre></div>',
    '[A.java](https://github.com/a):\n\n```java\na();\n```',
  ],
  [
    'facts as a list, and platforms in one line',
    '<dl><dt>Works on</dt><dd><ul aria-label="Platforms"><li>Web</li><li data-search="skip">iOS</li><li>macOS</li></ul></dd><dt><code>name</code></dt><dd><p>The name.</p></dd></dl>',
    '- **Works on**: Web, macOS\n- **`name`**: The name.',
  ],
  [
    'a key with its name as a heading',
    '<div data-config-key="ui.timeout"><p><span>ui.</span>timeout<a href="https://github.com/s" title="Source: A.java"></a></p><p>How long.</p></div>',
    '#### `ui.timeout`\n\n[Source: A.java](https://github.com/s)\n\nHow long.',
  ],
  [
    'the gaps that style sheets draw',
    '<p><code>A</code><code>B</code></p><p>It fails.<a href="https://a.b/">Text</a></p>',
    '`A`, `B`\n\nIt fails. [Text](https://a.b/)',
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
    'no forms',
    '<p>A</p><form><label>l<input></label><ul><li><button>b</button></li></ul></form>',
    'A',
  ],
])('a twin has %s', (_, content, expected) => {
  expect(bodyOf(content)).toBe(expected);
});
