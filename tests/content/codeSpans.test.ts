import {readFileSync} from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {factNames} from './names/facts';
import {errorOf} from './names/resolve';
import {knownNames, repositoryPaths, siteNames} from './names/site';

const pages = globSync('{docs,api,contributing,community}/**/*.mdx').sort();
const facts = factNames();
const site = siteNames();
const repositories = repositoryPaths();
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

function spansOf(file: string): {text: string; line: number}[] {
  const spans: {text: string; line: number}[] = [];
  // The generator takes a heading's id out before MDX sees it.
  const source = readFileSync(file, 'utf8').replace(/ \{#[\w-]+\}$/gm, '');
  visit(parser.parse(source), 'inlineCode', (node) => {
    spans.push({text: node.value, line: node.position?.start.line ?? 0});
  });
  return spans;
}

describe('every inline code span names something that is there', () => {
  test.each(pages)('%s', (file) => {
    const errors = spansOf(file).flatMap(({text, line}) => {
      const isPath = file.startsWith('contributing/') && repositories.has(text);
      const reason = isPath ? undefined : errorOf(text, facts, site);
      return reason ? [`${file}:${line}: \`${text}\`: ${reason}`] : [];
    });
    expect(
      errors,
      'correct the name after src/framework/*.json, or, when it belongs to something else that you have looked up, ' +
        'add it to tests/content/known-names.txt under its origin',
    ).toEqual([]);
  });
});

describe('a wrong name is found', () => {
  test.each([
    ['a method that is none', 'isShown'],
    ['a type that is none', 'ElementAction'],
    ['a method of another type', 'ElementActions.getTitle'],
    ['a call on the wrong type', 'Locator.createRequest()'],
    ['an enum constant that is none', 'Browser.NETSCAPE'],
    ['a constant of Message that is none', 'ELEMENT_IS_MISSING'],
    ['a key of the configuration that is none', 'explicit_timeout'],
    ['a key at the wrong place', 'ui.explicit_wait'],
    ['a part of a configuration with a wrong key', '"protocols": "HTTPS"'],
    ['an argument of the wrong type', 'takeScreenshot(File)'],
    ['a file that is not there', 'src/test/resources/boyka.json'],
    ['an npm script that is none', 'npm run checks'],
    ['a message that nothing says', 'Element (login) is missing...'],
  ])('%s: %s', (_, span) => {
    expect(errorOf(span, facts, site)).toBeDefined();
  });

  test('and a right one is not', () => {
    for (const span of [
      'isDisplayed',
      'ElementActions.isDisplayed',
      'withMouse(locator).click()',
      'takeScreenshot(String)',
      'ui.timeout.explicit_wait',
      '"protocol": "HTTPS"',
      'Element (login) not found for platform (WEB)...',
      'npm run check',
    ]) {
      expect(errorOf(span, facts, site), span).toBeUndefined();
    }
  });
});

describe('tests/content/known-names.txt', () => {
  const names = knownNames();

  test('groups its names by origin, each with its source', () => {
    const bare = names.filter(({origin}) => !/: \S/.test(origin));
    expect(bare, 'put a line "# origin: source" above them').toEqual([]);
  });

  test('has each name once, and only names that pages use', () => {
    const seen = new Set<string>();
    const twice = names.filter(({name}) => seen.size === seen.add(name).size);
    expect(twice, 'remove the second line').toEqual([]);
    const spans = pages.flatMap((file) => spansOf(file).map(({text}) => text)).join('\n');
    const unused = names.filter(({name}) => !spans.includes(name));
    expect(unused, 'remove the names that no page uses any more').toEqual([]);
  });
});
