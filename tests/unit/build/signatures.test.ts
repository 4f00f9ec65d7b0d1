import {load} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {openPage} from '../../../scripts/lib/openPage';
import {signatures} from '../../../scripts/build/twins/signatures';

/** The lines of the section "Signatures" of a page. */
function linesOf(path: string, content: string): string[] {
  const html = `<!doctype html><html><head></head><body><main><article><div data-kind="content"><header><h1>X</h1></header>${content}</div></article></main></body></html>`;
  const [, list] = signatures(openPage(load(html), path)!);
  return list?.type === 'list' ? list.children.map((child) => toString(child)) : [];
}

const property = (id: string, text: string) =>
  `<div id="${id}"><dt>x</dt><dd>${text}<p>Read: <code>x</code></p></dd></div>`;

it('takes the whole sentence about a property, with its links, and no calls', () => {
  const text = 'Which match to take on macOS, from 0, instead of <a href="#index">index</a>.';
  expect(linesOf('api/builders/locator', property('mac-index', text))).toContain(
    'int getMacIndex(): Which match to take on macOS, from 0, instead of index.',
  );
});

it('has the members of each type, even if another type of the page has one of that name', () => {
  const lines = linesOf(
    'api/sessions/settings',
    `${property('logging', 'Of the framework.')}<h2 id="ui-setting">UISetting</h2>
     ${property('ui-setting-logging', 'Of the browser.')}`,
  );
  expect(lines).toContain('LoggerSetting getLogging(): Of the framework.');
  expect(lines).toContain('LogSetting getLogging(): Of the browser.');
});
