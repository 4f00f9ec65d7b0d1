// cspell:ignore ould annot
import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {readPage} from '../../scripts/lib/readPage';

/** Tutorials, and the writing guide, which names the words. */
const TUTORIALS = /^docs\/(?:tutorials|getting-started\/quickstart)|^contributing\/site\/writing/;
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Wordings that readers stumbled over, with what to write instead. */
const WORDINGS: readonly {pattern: RegExp; instead: string; except?: RegExp}[] = [
  {
    // Two forms of one word on a page look like two meanings. "Must not" has no usual contraction.
    pattern:
      /\b(?:[Dd](?:o|oes|id)|[Ii]s|[Aa]re|[Ww](?:as|ere|ould|ill)|[Hh](?:as|ave|ad)|[CcSs]h?ould|[Cc]an) not\b|\b[Cc]annot\b/,
    instead: 'contract it: "doesn\'t", "isn\'t", "can\'t"',
  },
  {
    // A guide is read by someone at work; only who learns wants to know what comes at the end.
    pattern: /By the end of this page/,
    instead: 'begin with what the reader does: "Run the same tests on a grid."',
    except: TUTORIALS,
  },
  {
    // A call that "ends with" an exception may as well have done its work.
    pattern:
      /\b(?:end|stop)(?:s|ed)? with (?:an? )?(?:`[\w.]*(?:Exception|Error)`|`[A-Z]+_[A-Z_]+`|error)/,
    instead: 'a call "fails with" an exception, or "throws" it',
  },
  {
    // No other documentation has "a read"; the glossary's term is "read method".
    pattern: /\b(?:[Aa]|[Ee]ach|[Ee]very) read\b(?! method| timeout|-)/,
    instead: 'write "a read method", or "reading the element"',
  },
  {
    pattern: /\b[Aa]t (?:a|the|your|each) (?:cloud )?provider\b(?!['’])/,
    instead: 'write "on a provider", or "in the cloud"',
  },
  {
    // It isn't clear whether the value is `null`, empty, or the default.
    pattern: /\bsets? (?:\S+ ){0,3}to nothing\b/,
    instead: 'name the value: `null`',
  },
  {
    pattern: /\bwithout a message\b/,
    instead: 'write "silently"',
  },
  {
    // American spelling, also of dates.
    pattern: new RegExp(`\\b\\d{1,2} ${MONTH} \\d{4}\\b|\\btowards\\b`),
    instead: 'write the American form: "October 7, 2025", "toward"',
  },
];

function errorsOf(file: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    WORDINGS.flatMap(({pattern, instead, except}) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined || except?.test(file) ? [] : [`${file}: "${found}": ${instead}`];
    }),
  );
}

/** The sentences of a page; code keeps its backticks only where it is a single name. */
function sentencesOf(source: string): string[] {
  const {content, data} = readPage(source);
  const texts = [data['title'], data['description']].map(String);
  visitParents(parsePage(content), ['paragraph', 'heading', 'tableCell'], (node) => {
    visitParents(node, ['inlineCode', 'mdxTextExpression'], (part) => {
      // A source in a comment quotes what it found.
      if ('value' in part) {
        part.value = part.type === 'inlineCode' ? codeOf(part.value) : '';
      }
    });
    texts.push(toString(node));
  });
  return texts;
}

/** Code as it is looked at: a name stays, any other text is of a program. */
const codeOf = (code: string) => (/^[\w.]+$/.test(code) ? `\`${code}\`` : '``');

/** Keys of the knowledge whose texts are ours, and not those of a program. */
const OWN = new Set(
  'cause fix why when caution description requiredWhen note steps caught lines'.split(' '),
);

function knowledgeTexts(value: unknown, isOwn = false): string[] {
  if (typeof value === 'string') {
    return isOwn
      ? [
          value
            .replaceAll(/`([^`]*)`/g, (_, code: string) => codeOf(code))
            .replaceAll(/\]\([^)]*\)/g, ']'),
        ]
      : [];
  }
  return typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) =>
        knowledgeTexts(item, Array.isArray(value) ? isOwn : OWN.has(key)),
      );
}

const pages = globSync([
  '{docs,api,contributing,community,blog,src/pages}/**/*.mdx',
  'src/knowledge/assistants/*.md',
]).sort();

test.each(pages)('%s has no wording that readers stumble over', (file) => {
  // MDX has other comments than Markdown.
  const source = readFileSync(file, 'utf8').replaceAll(/<!--[^]*?-->/g, '');
  expect(errorsOf(file, sentencesOf(source))).toEqual([]);
});

const knowledge = globSync('src/knowledge/{steps,configuration,errors}/*.{yml,json}', {
  ignore: '**/{*.schema,reviewed,examples}.json',
}).sort();

test.each(knowledge)('%s has no wording that readers stumble over', (file) => {
  expect(errorsOf(file, knowledgeTexts(load(readFileSync(file, 'utf8'))))).toEqual([]);
});

test('the sentences of the knowledge are found', () => {
  const texts = knowledge.flatMap((file) => knowledgeTexts(load(readFileSync(file, 'utf8'))));
  expect(texts.length).toBeGreaterThan(500);
});

describe('a wording is found', () => {
  test.each([
    'The framework does not wait.',
    'A test cannot see it.',
    'By the end of this page, a test runs.',
    'The session stops with `CLOUD_NOT_SUPPORTED`.',
    'The call ends with a `NullPointerException`.',
    'A read waits for the element.',
    'Run it at a cloud provider.',
    'The framework sets the key to nothing.',
    'It ignores the key without a message.',
    'Released on 7 October 2025.',
  ])('in "%s"', (text) => {
    expect(errorsOf('docs/guides/page.mdx', sentencesOf(text))).toHaveLength(1);
  });

  test.each([
    'The response must not be empty.',
    'The message is `Could not start`.',
    'The message ends with the text of `By`.',
    'It is a read-only field, and a read method waits.',
    'Released on October 7, 2025.',
  ])('but not in "%s"', (text) => {
    expect(errorsOf('docs/guides/page.mdx', sentencesOf(text))).toEqual([]);
  });
});
