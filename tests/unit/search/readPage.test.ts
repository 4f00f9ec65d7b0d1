import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {openPage} from '../../../scripts/lib/openPage';
import {readPage as readOpen} from '../../../scripts/search/readPage';

function readPage(html: string, path: string) {
  const page = openPage(load(html), path);
  return page && readOpen(page);
}

const html = (main: string, head = '') => `<!doctype html><html><head>
  <meta name="description" content="What it is.">
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:docusaurus_tag" content="docs-api-current">${head}
  </head><body><nav>Menu</nav><main><nav>Crumbs</nav>
  <div data-kind="content">${main}</div></main></body></html>`;

it('reads a page, its headings, and its keys, each with its own text', () => {
  const page = readPage(
    html(`<header><h1>ElementActions</h1></header><p>All <code>of</code> them.</p>
      <h2 class="anchor" id="keys">Keys<a data-kind="permalink" href="#keys">\u200b</a></h2>
      <p>Before.</p>
      <div id="ui.web.browser" data-config-key="ui.web.<key>.browser"><p>Chooses it.</p><dl>
      <dt>Default<dd>NONE<dt data-search="skip">Source<dd data-search="skip"><a href="/blob/x#L1">X.java</a>, read at Y</dl></div>
      <p>After, <b>too</b>.</p><pre>code()</pre><button>Copy</button>
      <h3 id="deep">Deep</h3><table><tr><td>one</td><td>two</td></tr></table>`),
    'api/x',
  );
  expect(page).toEqual({
    path: 'api/x',
    sections: [
      {depth: 1, anchor: '', title: 'ElementActions', text: 'What it is. All of them.'},
      {depth: 2, anchor: 'keys', title: 'Keys', text: 'Before. After, too.'},
      {
        depth: 3,
        anchor: 'ui.web.browser',
        title: 'ui.web.<key>.browser',
        text: 'Chooses it. Default NONE',
        kind: 'key',
      },
      {depth: 3, anchor: 'deep', title: 'Deep', text: 'one two'},
    ],
  });
});

it('reads facts as one line, without what is not supported', () => {
  const page = readPage(
    html(`<h1>x</h1><p>Waits.</p><dl>
      <div><dt>Type<dd>integer, seconds</div><div><dt>Default<dd><code>10</code></div>
      <div><dt>Works on<dd><ul><li>Web<li>Android<li data-search="skip">iOS not supported</ul></div>
      <div><dt>Parameters<dd><dl><dt>name<dd>The name.<dt>text<dd>The text</dl></div>
      <div><dt data-search="skip">Source<dd data-search="skip">X.java</div></dl><p>After.</p>`),
    'docs/x',
  );
  expect(page!.sections[0]!.text).toBe(
    'What it is. Waits. Type integer, seconds · Default 10 · Works on Web, Android · Parameters name The name.; text The text After.',
  );
});

it('keeps folded text apart, and its label out', () => {
  const page = readPage(
    html(`<h1>x</h1><p>Shown.</p><details><summary>Step by step</summary><ol><li>Logs <code>Clicking</code>.
      <li>Waits.</ol></details><p>Shown too.</p>`),
    'docs/x',
  );
  expect(page!.sections[0]).toMatchObject({
    text: 'What it is. Shown. Shown too.',
    details: 'Logs Clicking. Waits.',
  });
});

it('reads the signature and the facts that most methods have as details', () => {
  const page = readPage(
    html(`<h1>x</h1><div data-kind="method-head"><h3 id="to">to</h3><code>(url)</code></div>
      <p>Opens it.</p><dl data-search="details"><dt>Listener<dd>onTo</dl><p>Shown too.</p>`),
    'api/x',
  );
  expect(page!.sections[1]).toMatchObject({
    title: 'to',
    text: 'Opens it. Shown too.',
    details: '(url) Listener onTo',
  });
});

it('reads an error message that a page shows on its own, and notes the links of each section', () => {
  const page = readPage(
    html(`<h1>x</h1><h2 id="errors">Errors</h2><p>See <a href="#y">it</a>.</p>
      <div id="json-syntax-error" data-message="JSON_SYNTAX_ERROR"><code>JSON syntax error...</code>
      <p data-search="skip">JSON_SYNTAX_ERROR</p></div><div id="ui" data-config-key="ui" data-config-object>
      <a href="/base/docs/ui#ui">object</a></div>`),
    'docs/x',
  );
  const [, , message, object] = page!.sections;
  expect(message).toEqual({
    depth: 3,
    anchor: 'json-syntax-error',
    title: 'JSON_SYNTAX_ERROR',
    text: 'JSON syntax error...',
    kind: 'message',
  });
  expect(object).toMatchObject({title: 'ui', kind: 'object'});
});

it('leaves out what is marked to be skipped, with its headings and keys', () => {
  const page = readPage(
    html(`<h1>Keys</h1><p>Read.</p><div data-search="skip"><h2 id="web">Web</h2>
      <p id="ui.web.browser" data-config-key="ui.web.browser">Row</p></div><p>Read too.</p>`),
    'docs/x',
  );
  expect(page!.sections).toEqual([
    {depth: 1, anchor: '', title: 'Keys', text: 'What it is. Read. Read too.'},
  ]);
});

it.each([
  ['the home page', '', ''],
  ['a list of posts', 'blog/archive', ''],
  ['what crawlers are told to leave out', 'search', '<meta name="robots" content="noindex">'],
])('leaves out %s', (_, path, head) => {
  expect(readPage(html('<h1>x</h1>', head), path)).toBeUndefined();
});

it('leaves out a page without a main part', () => {
  expect(readPage('<!doctype html><p>Moved</p>', 'docs/old')).toBeUndefined();
});
