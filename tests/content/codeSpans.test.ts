// cspell:ignore displayd elemnt
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {readPage} from '../../scripts/lib/readPage';
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
  visit(parsePage(content), 'inlineCode', ({value}) => {
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
