import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {openPage} from '../../../src/plugins/siteFiles/openPage';
import {readSections} from '../../../src/plugins/siteFiles/search/readSections';

function read(main: string) {
  const html = `<!doctype html><html><head>
    <meta name="description" content="What it is.">
    </head><body><nav>Menu</nav><main><nav>Crumbs</nav>
    <div data-kind="content">${main}</div></main></body></html>`;
  return readSections(openPage(load(html), 'docs/x')!);
}

it('reads a page, its headings, and its keys, each with its own text', () => {
  const page = read(
    `<header><h1>ElementActions</h1></header><p>All <code>of</code> them.</p>
      <h2 class="anchor" id="keys">Keys<a data-kind="permalink" href="#keys">\u200b</a></h2>
      <p>Before.</p>
      <div id="ui.web.browser" data-config-key="ui.web.<key>.browser"><p>Chooses it.</p><dl>
      <dt>Default<dd>NONE<dt data-search="skip">Source<dd data-search="skip"><a href="/blob/x#L1">X.java</a>, read at Y</dl></div>
      <p>After, <b>too</b>.</p><pre>code()</pre><button>Copy</button>
      <h3 id="deep">Deep</h3><table><tr><td>one</td><td>two</td></tr></table>`,
  );
  expect(page).toEqual({
    path: 'docs/x',
    sections: [
      {depth: 1, anchor: '', title: 'ElementActions', text: 'What it is. All of them.'},
      {depth: 2, anchor: 'keys', title: 'Keys', text: 'Before. After, too.'},
      {
        ...{depth: 3, anchor: 'ui.web.browser', title: 'ui.web.<key>.browser', kind: 'key'},
        text: 'Chooses it. Default NONE',
      },
      {depth: 3, anchor: 'deep', title: 'Deep', text: 'one two'},
    ],
  });
});

it.each([
  {
    what: 'facts as one line, without what is not supported',
    main: `<p>Waits.</p><dl>
      <div><dt>Type<dd>integer, seconds</div><div><dt>Default<dd><code>10</code></div>
      <div><dt>Works on<dd><ul><li>Web<li>Android<li data-search="skip">iOS not supported</ul></div>
      <div><dt>Parameters<dd><dl><dt>name<dd>The name.<dt>text<dd>The text</dl></div>
      <div><dt data-search="skip">Source<dd data-search="skip">X.java</div></dl><p>After.</p>`,
    text: 'Waits. Type integer, seconds · Default 10 · Works on Web, Android · Parameters name The name.; text The text After.',
  },
  {
    what: 'folded text apart, and its label not',
    main: `<p>Shown.</p><details><summary>Step by step</summary><ol><li>Logs <code>Clicking</code>.
      <li>Waits.</ol></details><p>Shown too.</p>`,
    text: 'Shown. Shown too.',
    details: 'Logs Clicking. Waits.',
  },
  {
    what: 'the signature and the facts that most methods have as details',
    main: `<div data-kind="method-head"><h3 id="to">to</h3><code>(url)</code></div>
      <p>Opens it.</p><dl data-search="details"><dt>Listener<dd>onTo</dl><p>Shown too.</p>`,
    title: 'to',
    text: 'Opens it. Shown too.',
    details: '(url) Listener onTo',
  },
  {
    what: 'nothing of what is marked to be skipped, with its headings and keys',
    main: `<p>Read.</p><div data-search="skip"><h2 id="web">Web</h2>
      <p id="ui.web.browser" data-config-key="ui.web.browser">Row</p></div><p>Read too.</p>`,
    text: 'Read. Read too.',
  },
])('reads $what', ({what: _, main, ...last}) => {
  const {sections} = read(`<h1>x</h1><h2 id="x">x</h2>${main}`);
  expect(sections).toHaveLength('title' in last ? 3 : 2);
  expect(sections.at(-1)).toMatchObject(last);
});
