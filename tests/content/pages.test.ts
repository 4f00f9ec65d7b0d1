// cspell:ignore displayd elemnt
import {readFileSync} from 'node:fs';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {fenceErrors} from '../../scripts/check/fences';
import {readFences} from '../../scripts/check/fences/readFences';
import {frontMatterErrors} from '../../scripts/check/frontMatter';
import {parsePage} from '../../scripts/lib/parsePage';
import {pages, readPage} from '../../scripts/lib/readPage';
import {types} from '../../src/framework';
import {headingId} from '../../src/reference/api/addresses';
import {documentedMethods} from '../../src/reference/api/members';
import {locateSample} from '../../src/sampleReader/readSample';
import {factNames, nameErrors} from './names';

/** What components and the home page show, and parts of pages: they have no front matter. */
const PART = /^src\/|(?:^|\/)_/;
/** Pages about other frameworks name what those have. */
const OF_OTHERS = /^blog\/|\/migrate\//;
const facts = factNames();

/** What is wrong with the samples that a page shows; Java of its own would not be compiled. */
function sampleErrors(file: string, tree: Root): string[] {
  return readFences(tree).flatMap(({line, language, sample}) => {
    try {
      if (sample) {
        locateSample(sample);
      }
      const isOwn = language === 'java' && !sample && !/^contributing\//.test(file);
      return isOwn ? `line ${line}: show a region of a sample, with file=` : [];
    } catch (error) {
      return `line ${line}: ${(error as Error).message}`;
    }
  });
}

/** The code spans of a page that name nothing of the framework, though they look like it. */
function wrongNames(tree: Root, foreign: ReadonlySet<string>): string[] {
  const errors: string[] = [];
  const used = new Set<string>();
  visitParents(tree, 'inlineCode', ({value, position}) => {
    used.add(value);
    const wrong = foreign.has(value) ? [] : nameErrors(value, facts);
    errors.push(...wrong.map((error) => `line ${position!.start.line}: \`${value}\`: ${error}`));
  });
  const unused = [...foreign].filter((name) => !used.has(name));
  return [...errors, ...unused.map((name) => `remove ${name} from \`foreign_names\``)];
}

const methods = new Set(types().flatMap((type) => documentedMethods(type).map(({name}) => name)));

/** A word with a capital inside, as names of methods are written, alone or with its brackets. */
const CAMEL_CASE = /(?<![\w.\-/@])[a-z]+[A-Z]\w*(?:\(\))?(?![\w/])/g;
const OTHER_WORDS = new Set(['iOS', 'iPadOS', 'iPhone', 'macOS']);

/** Whether a link has the name of the method that it leads to, which may be a word of English. */
const isMethodLink = (text: string, url: string, isApi: boolean) =>
  methods.has(text) && (isApi || url.includes('/api/')) && url.endsWith(`#${headingId(text)}`);

/** The names of methods that a page does not write as code; headings of the API have its font. */
function plainNames(tree: Root, isApi: boolean): string[] {
  const names = new Set<string>();
  visitParents(tree, 'text', (node, ancestors) => {
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

test.each(pages())('%s has valid front matter, blocks of code, samples, and names', (file) => {
  const text = readFileSync(file, 'utf8');
  if (!PART.test(file)) {
    expect(
      frontMatterErrors(file, text),
      'scripts/check/frontMatter.ts lists keys and limits',
    ).toEqual([]);
  }
  const tree = parsePage(text);
  expect.soft(fenceErrors([{file, tree}])).toEqual([]);
  expect.soft(sampleErrors(file, tree)).toEqual([]);
  if (!PART.test(file)) {
    const foreign = readPage(text).data['foreign_names'] as string[] | undefined;
    expect
      .soft(
        OF_OTHERS.test(file) ? [] : wrongNames(tree, new Set(foreign)),
        'correct the name, or, when it belongs to something else, add it to `foreign_names` in the front matter',
      )
      .toEqual([]);
    expect
      .soft(
        plainNames(tree, file.startsWith('api/')),
        'write each in backticks, in a link too: [`click`](#click)',
      )
      .toEqual([]);
  }
});

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
    ['ElementActions.getTexts', 'ElementActions.getText'],
    ['Browser.CHROMIUM', 'Browser.CHROME'],
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
