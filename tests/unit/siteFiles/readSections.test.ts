import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {openPage} from '../../../src/plugins/siteFiles/openPage';
import {readSections} from '../../../src/plugins/siteFiles/search/readSections';

const CASES = load(readFileSync(path.join(__dirname, 'sections.yml'), 'utf8')) as {
  readonly what: string;
  readonly page: string;
  readonly sections: readonly object[];
}[];

it.each(CASES)('reads $what', ({page, sections}) => {
  const html = `<!doctype html><html><head><meta name="description" content="What it is.">
    </head><body><nav>Menu</nav><main><nav>Crumbs</nav>
    <div data-kind="content">${page}</div></main></body></html>`;
  expect(readSections(openPage(cheerio.load(html), 'docs/x')!)).toEqual({path: 'docs/x', sections});
});
