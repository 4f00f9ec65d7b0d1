import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {openPage} from '../../../src/plugins/siteFiles/openPage';
import {twinOf} from '../../../src/plugins/siteFiles/twins/twin';

const SITE = {outDir: '', url: 'https://example.org', baseUrl: '/base/'};
const ALTERNATE = '<link rel="alternate" type="text/markdown" href="/base/docs/x.md">';

/** The twin of a page, without its title, description, and address. */
function bodyOf(content: string): string {
  const html = `<!doctype html><html><head><meta name="description" content="What it is.">
    ${ALTERNATE}</head><body><main><article><div data-kind="content"><header><h1>X</h1>
    <button>Copy page</button></header>${content}</div></article></main></body></html>`;
  const markdown = twinOf(openPage(cheerio.load(html), 'docs/x')!, SITE)!;
  expect(markdown).toMatch(
    /^# X\n\n> What it is\.\n\n.* · \[Page on the site\]\(https:.*\) · All pages: \[llms\.txt\]\(\.\.\/llms\.txt\)\n/,
  );
  return markdown.split('\n').slice(6).join('\n').trim();
}

const CASES = load(readFileSync(path.join(__dirname, 'twin.yml'), 'utf8')) as {
  readonly what: string;
  readonly page: string;
  readonly twin: string;
}[];

it.each(CASES)('a twin has $what', ({page, twin}) => {
  expect(bodyOf(page)).toBe(twin);
});
