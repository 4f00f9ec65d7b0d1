import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {apiPages} from '../../src/data/api-pages';
import {findMethods, findType} from '../../src/framework';
import {headingId} from '../../src/remark/apiFacts/links';
import {attribute, isJsx} from '../../src/remark/apiFacts/mdx';
import {isListener} from '../../src/remark/apiFacts/typeFacts';

/**
 * The sections of a type's page, in their order. A page leaves out what it has nothing for; one
 * that tells methods has Methods, one of an enum has Constants, one of a listener has Example.
 */
const SECTIONS = [
  'Common behavior',
  'Constants',
  'Example',
  'Methods',
  'Inheritance',
  'Protected members',
];
const SUMMARY_LENGTH = 110;

interface Part {
  heading: Heading;
  id?: string;
  body: RootContent[];
}

interface Page {
  lead: RootContent[];
  parts: Part[];
}

/** Reads a page; line numbers are those of the file. */
function readPage(route: string): Page {
  const text = readFileSync(path.resolve(`${route.slice(1)}.mdx`), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) => '\n'.repeat(matter.split('\n').length - 1))
    .replaceAll('{#', '\\{#');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text) as Root;
  const page: Page = {lead: [], parts: []};
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const id = /\{#([\w-]+)\}$/.exec(toString(node))?.[1];
      page.parts.push({heading: node, body: [], ...(id && {id})});
    } else {
      (page.parts.at(-1)?.body ?? page.lead).push(node);
    }
  }
  return page;
}

const nameOf = (part: Part) => toString(part.heading).replace(/\s*\{#.*$/, '');
const lineOf = (node: RootContent) => node.position?.start.line ?? 0;

const isElement = (node: RootContent | undefined, name: string) =>
  node !== undefined && isJsx(node) && node.name === name;

/** What is wrong with the section of a method, in words that say how to mend it. */
function faultsOf(part: Part, types: string[]): string[] {
  const name = nameOf(part);
  const at = `line ${lineOf(part.heading)}, ${name}`;
  const [summary, sheet, ...rest] = part.body;
  const faults: string[] = [];
  const need = (holds: boolean, mend: string) => {
    if (!holds) {
      faults.push(`${at}: ${mend}`);
    }
  };
  const text = summary?.type === 'paragraph' ? toString(summary) : '';
  need(
    /^[A-Z][a-z]+s\b.*\.$/.test(text),
    'begin with one sentence in the third person: "Reads …."',
  );
  need(text.length <= SUMMARY_LENGTH, `shorten the summary to ${SUMMARY_LENGTH} characters`);
  need(part.id === headingId(name), `give the heading the id {#${headingId(name)}}`);
  need(isElement(sheet, 'MethodSheet'), 'let <MethodSheet> follow the summary');
  const of = sheet && isJsx(sheet) ? (attribute(sheet, 'of') ?? '') : '';
  const owner = types.find((type) => of === `${type}.${name}`);
  need(owner !== undefined, `let the sheet be of="${types.join(' or ')}.${name}"`);
  if (owner !== undefined) {
    const generated = findMethods(owner, name).every((method) => method.generated);
    const example = rest.find((node): node is Code => node.type === 'code');
    need(
      generated || isListener(findType(owner)) || /\bfile=\S+#\S+/.test(example?.meta ?? ''),
      'show a region of a sample after the sheet: ```java file=web/SomeTest.java#region',
    );
    need(
      example === undefined || rest[0] === example,
      'let the example follow the sheet, and call-outs the example',
    );
  }
  return faults;
}

const written = apiPages.flatMap((entry) =>
  'page' in entry && !entry.toWrite ? [{route: entry.page, type: entry.type}] : [],
);
const routes = [...new Set(written.map(({route}) => route))];

test('a written page is there to look at', () => {
  expect(routes).toContain('/api/actions/elements/element-actions');
});

describe.each(routes)('%s', (route) => {
  const page = readPage(route);
  const types = written.filter((entry) => entry.route === route).map(({type}) => type);

  test('opens with a lead of one paragraph and the overview of its type', () => {
    const [lead, overview, ...more] = page.lead;
    expect(lead?.type, 'the first thing on the page is a sentence').toBe('paragraph');
    expect(isElement(overview, 'TypeOverview'), '<TypeOverview> follows the lead').toBe(true);
    expect(types).toContain(isJsx(overview!) ? attribute(overview, 'of') : undefined);
    expect(more, 'nothing else stands before the first heading').toEqual([]);
  });

  test('has the sections that every page of a type has, in their order', () => {
    const names = page.parts.filter(({heading}) => heading.depth === 2).map(nameOf);
    const kinds = types.map((type) => findType(type).kind);
    expect(names).toEqual(SECTIONS.filter((name) => names.includes(name)));
    expect(names).toContain(kinds.includes('enum') ? 'Constants' : 'Methods');
    for (const part of page.parts.filter(({heading}) => heading.depth === 2)) {
      expect(part.id, `${nameOf(part)} has a stable id`).toMatch(/^[a-z-]+$/);
    }
  });

  test('lists its methods under Methods', () => {
    const methods = page.parts.find((part) => nameOf(part) === 'Methods');
    expect(
      methods === undefined || methods.body.some((node) => isElement(node, 'MethodTable')),
      '<MethodTable> stands under Methods',
    ).toBe(true);
  });

  test('tells each method in the same way', () => {
    const sections = page.parts.filter(({heading}) => heading.depth === 3);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.flatMap((part) => faultsOf(part, types))).toEqual([]);
  });

  test('has the entry points first, and the rest in alphabetical order', () => {
    const names = page.parts.filter(({heading}) => heading.depth === 3).map(nameOf);
    const isEntry = (name: string) =>
      types.some((type) =>
        (findType(type).methods ?? []).some(
          (method) => method.name === name && method.modifiers.includes('static'),
        ),
      );
    const entries = names.filter(isEntry);
    const others = names.filter((name) => !isEntry(name));
    const sorted = (list: string[]) => [...list].sort((a, b) => a.localeCompare(b));
    expect(names).toEqual([...sorted(entries), ...sorted(others)]);
  });
});
