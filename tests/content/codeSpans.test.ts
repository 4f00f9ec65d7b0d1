// cspell:ignore displayd elemnt
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {readPage} from '../../scripts/lib/readPage';
import {types} from '../../src/framework';
import {headingId} from '../../src/reference/insert/apiAddresses';
import {documentedMethods} from '../../src/reference/insert/members';
import {factNames, nameErrors} from './names';

// Pages about other frameworks name what those have.
const pages = globSync('{docs,api,contributing,community}/**/*.mdx', {ignore: '**/migrate/**'});
const facts = factNames();

function errorsOf(file: string): string[] {
  const {content, data} = readPage(readFileSync(file, 'utf8'));
  const foreign = new Set(data['foreign_names'] as string[] | undefined);
  const errors = [...foreign]
    .filter((name) => !content.includes(`\`${name}\``))
    .map((name) => `${file}: remove ${name} from \`foreign_names\`: the page does not use it`);
  visitParents(parsePage(content), 'inlineCode', ({value}) => {
    if (!foreign.has(value)) {
      errors.push(...nameErrors(value, facts).map((error) => `${file}: \`${value}\`: ${error}`));
    }
  });
  return errors;
}

test.each(pages.sort())('%s names what is there', (file) => {
  expect(
    errorsOf(file),
    'correct the name, or, when it belongs to something else, add it to `foreign_names` in the front matter',
  ).toEqual([]);
});

const methods = new Set(types().flatMap((type) => documentedMethods(type).map(({name}) => name)));

/** A word with a capital inside, as names of methods are written, alone or with its brackets. */
const CAMEL_CASE = /(?<![\w.\-/@])[a-z]+[A-Z]\w*(?:\(\))?(?![\w/])/g;
const OTHER_WORDS = new Set(['iOS', 'iPadOS', 'iPhone', 'macOS']);

/** Whether a link has the name of the method that it leads to, which may be a word of English. */
const isMethodLink = (text: string, url: string, isApi: boolean) =>
  methods.has(text) && (isApi || url.includes('/api/')) && url.endsWith(`#${headingId(text)}`);

/** The names of methods that a page does not write as code; headings of the API have its font. */
function plainNames(source: string, isApi: boolean): string[] {
  const names = new Set<string>();
  visitParents(parsePage(source), 'text', (node, ancestors) => {
    const kinds = ancestors.map((item) => ('name' in item && item.name) || item.type);
    if (kinds.includes('code') || (isApi && kinds.includes('heading'))) {
      return;
    }
    const words = node.value.match(CAMEL_CASE) ?? [];
    words.filter((word) => !OTHER_WORDS.has(word)).forEach((word) => names.add(word));
    const link = ancestors.find(({type}) => type === 'link') as Link | undefined;
    if (link && isMethodLink(toString(link), link.url, isApi)) {
      names.add(toString(link));
    }
  });
  return [...names];
}

test.each(globSync('{docs,api,contributing,community,blog}/**/*.mdx').sort())(
  '%s writes names of methods as code',
  (file) => {
    const names = plainNames(readFileSync(file, 'utf8'), file.startsWith('api/'));
    expect(names, 'write each in backticks, in a link too: [`click`](#click)').toEqual([]);
  },
);

test.each(globSync('src/knowledge/{steps,errors}/*.{yml,json}').sort())(
  '%s writes names of methods as code in links',
  (file) => {
    const links = readFileSync(file, 'utf8').matchAll(/\[(\w+)\]\(([^)]+)\)/g);
    const names = [...links].filter(([, text, url]) => isMethodLink(text!, url!, true));
    expect(names.map(([link]) => link)).toEqual([]);
  },
);

describe('a name with an error is found, with the nearest fact', () => {
  test.each([
    ['isDisplayd', 'isDisplayed'],
    ['ElementAction', 'ElementActions'],
    ['ElementActions.getTexts', 'getText'],
    ['Browser.CHROMIUM', 'CHROME'],
    ['onElemnt(LOGIN).click()', 'onElement'],
    ['ui.timeouts.explicit_wait', 'ui.timeout.explicit_wait'],
    ['ui.web.*.base_uri', 'ui.web.<key>.base_url'],
  ])('%s', (span, nearest) => {
    expect(nameErrors(span, facts).join()).toContain(`the nearest is ${nearest}`);
  });

  test.each([
    'isDisplayed',
    'ElementActions.isDisplayed',
    'withMouse(locator).click()',
    'ui.web.*.browser',
    'WebDriverWait',
  ])('but not in %s', (span) => expect(nameErrors(span, facts)).toEqual([]));
});
