import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../../scripts/lib/parsePage';
import type {ApiPage} from '../../../src/knowledge/apiPages';
import {findMethods, findType} from '../../../src/framework';
import {readSteps} from '../../../src/knowledge/steps';
import {headingId} from '../../../src/reference/insert/apiAddresses';
import {attribute, isJsx} from '../../../src/mdx/nodes';
import {documentedMethods} from '../../../src/reference/insert/members';
import {isListener} from '../../../src/reference/insert/typeFacts';

/** The sections of a page that have a fixed name and place; its own sections are between the lists. */
const FIRST = ['Example', 'Properties', 'Methods'];
const LAST = ['Inherited', 'Protected members', 'See also'];
const SUMMARY_LENGTH = 110;
const GROUPED_FROM = 13;
const COMMON_BULLETS = 3;
const COMMON_BULLET_LENGTH = 170;

/** A heading with what follows it, up to the next one. */
interface Part {
  name: string;
  depth: number;
  id?: string;
  line: number;
  body: RootContent[];
}

interface Page {
  lead: RootContent[];
  parts: Part[];
  /** What api-pages.json says of it. */
  types: readonly ApiPage[];
}

/** What has to hold, and the fix where it does not. */
type Rule = readonly [holds: boolean, fix: string];

function partOf(heading: Heading): Part {
  const [, name = '', id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(toString(heading)) ?? [];
  const line = heading.position?.start.line ?? 0;
  return {name, depth: heading.depth, line, body: [], ...(id && {id})};
}

function pageFrom(text: string, types: readonly ApiPage[]): Page {
  const page: Page = {lead: [], parts: [], types};
  for (const node of parsePage(text).children) {
    if (node.type === 'heading') {
      page.parts.push(partOf(node));
    } else if (node.type !== 'yaml') {
      (page.parts.at(-1)?.body ?? page.lead).push(node);
    }
  }
  return page;
}

/** The type that an element of this name is about. */
const ofIn = (node: RootContent | undefined, name: string) =>
  node && isJsx(node) && node.name === name ? attribute(node, 'of') : undefined;
const has = (nodes: readonly RootContent[], name: string, type: string) =>
  nodes.some((node) => ofIn(node, name) === type);
const nodeText = (node: RootContent | undefined) =>
  node?.type === 'paragraph' ? toString(node) : '';
const isSample = (node: RootContent, pattern = /\bfile=\S+#\S+/) =>
  node.type === 'code' && pattern.test(node.meta ?? '');

const methodsOf = (type: string) => {
  const found = findType(type);
  return documentedMethods(found).filter(({property}) => property === undefined);
};
/** The sections of callbacks are short enough to be their own overview. */
const needsTable = (type: string) => methodsOf(type).length > 0 && !isListener(findType(type));

/** The lines between a method's heading and the next one. */
function methodRules({types}: Page, {name, id, body}: Part): Rule[] {
  const [summary, ...rest] = body;
  const text = nodeText(summary);
  const owner = types.find(({type}) => has(rest, 'MethodSheet', `${type}.${name}`))?.type;
  const rules: Rule[] = [
    [/^[A-Z][a-z]+s\b.*\.$/.test(text), 'begin with one sentence in the third person: "Reads ….".'],
    [text.length <= SUMMARY_LENGTH, `shorten the summary to ${SUMMARY_LENGTH} characters.`],
    [id === headingId(name), `give the heading the id {#${headingId(name)}}.`],
    [owner !== undefined, `add <MethodSheet of="…${name}">, of a type of the page.`],
  ];
  if (owner === undefined) {
    return rules;
  }
  const index = rest.findIndex((node) => ofIn(node, 'MethodSheet') !== undefined);
  const examples = rest.slice(0, index);
  const after = rest.slice(index + 1);
  const isGenerated = findMethods(owner, name).every((method) => method.generated);
  return [
    ...rules,
    [
      examples.every((node) => isSample(node)),
      'between summary and sheet write only example fences: ```java file=web/SomeTest.java#region.',
    ],
    [examples.length <= 2, 'show at most two examples.'],
    [
      examples.length > 0 || isGenerated || isListener(findType(owner)),
      'add an example fence between summary and sheet.',
    ],
    [
      after.every((node, at) => isJsx(node) || isSurprise(node) || isInCallOut(after, at)),
      'after the sheet write only call-outs, "Good to know:", "Watch out:" with a list, or a drawing.',
    ],
  ];
}

const isSurprise = (node: RootContent) =>
  node.type === 'list' || /^(?:Good to know|Watch out):/.test(toString(node));

/** Whether a node opens or closes a call-out, or is in one. */
function isInCallOut(nodes: readonly RootContent[], at: number): boolean {
  const before = nodes.slice(0, at).map((node) => toString(node));
  const marks = before.join('\n').match(/^:::/gm) ?? [];
  return marks.length % 2 === 1 || toString(nodes[at]).startsWith(':::');
}

/** A type under a heading of its own: an enum, or a second type of the page. */
function typeRules(type: string, {body: [lead, ...rest]}: Part): Rule[] {
  const isEnum = findType(type).kind === 'enum';
  const elements = isEnum
    ? ['EnumConstants']
    : ['TypeOverview', ...(needsTable(type) ? ['MethodTable'] : [])];
  return [
    [nodeText(lead).endsWith('.'), 'say in one sentence what the type is for.'],
    ...elements.map((name): Rule => [has(rest, name, type), `add <${name} of="${type}">.`]),
  ];
}

/** Three lines, so that a reader takes them in before the first method. */
function commonRules({types}: Page, {body}: Part): Rule[] {
  const bullets = body.flatMap((node) => (node.type === 'list' ? node.children : []));
  return [
    ...types
      .filter(({type}) => readSteps().get(type)?.common)
      .map(({type}): Rule => [
        has(body, 'CommonErrors', type),
        `add <CommonErrors of="${type}" />: its methods share errors.`,
      ]),
    [
      bullets.length <= COMMON_BULLETS,
      `keep ${COMMON_BULLETS} bullets; what holds for several types goes to an overview page.`,
    ],
    ...bullets.map((bullet): Rule => {
      const text = toString(bullet);
      return [
        text.length <= COMMON_BULLET_LENGTH,
        `shorten "${text.slice(0, 30)}…" to ${COMMON_BULLET_LENGTH} characters.`,
      ];
    }),
  ];
}

/** Each heading, and the tables below it. */
function headingRules({id, depth, body}: Part): Rule[] {
  const tables = body.flatMap((node) => {
    const type = ofIn(node, 'MethodTable');
    return type !== undefined && isJsx(node) ? [{type, isGrouped: node.children.some(isJsx)}] : [];
  });
  return [
    [/^[a-z\d-]+$/.test(id ?? ''), 'give the heading an id: {#some-id}.'],
    [[2, 3].includes(depth), 'use headings of level 2 and 3 only.'],
    ...tables.map(({type, isGrouped}): Rule => {
      const {length} = methodsOf(type);
      const fix = `group the ${length} methods of ${type}: <MethodGroup title="…" methods="…" />.`;
      return [length < GROUPED_FROM || isGrouped, fix];
    }),
  ];
}

/** The type that has no heading of its own: the page's title is its name. */
function mainRules({lead, parts, types}: Page): Rule[] {
  const main = types.filter(({anchor}) => anchor === undefined).map(({type}) => type);
  const [first, overview, ...more] = lead;
  const type = ofIn(overview, 'TypeOverview') ?? '';
  const rules: Rule[] = [
    [nodeText(first).endsWith('.'), 'begin with one sentence on the type.'],
    [main.length === 0 || main.includes(type), 'let <TypeOverview of="Type" /> follow the lead.'],
    [main.length === 0 || more.length === 0, 'put nothing else before the first heading.'],
  ];
  if (!main.includes(type)) {
    return rules;
  }
  const facts = findType(type);
  const bodyOf = (section: string) =>
    parts.flatMap(({name, body}) => (name === section ? body : []));
  const needs = (isNeeded: boolean, element: string, section: string): Rule => [
    !isNeeded || has(bodyOf(section), element, type),
    `add ## ${section} {#${section.toLowerCase()}} with <${element} of="${type}">.`,
  ];
  const properties = documentedMethods(facts).filter(({property}) => property);
  return [
    ...rules,
    needs(needsTable(type), 'MethodTable', 'Methods'),
    needs(properties.length > 0, 'Properties', 'Properties'),
    needs(facts.inherited !== undefined, 'InheritedMethods', 'Inherited'),
    [
      !isListener(facts) || !has(bodyOf('Methods'), 'MethodTable', type),
      `remove <MethodTable of="${type}">: it repeats the sections of the callbacks.`,
    ],
    [
      !isListener(facts) || bodyOf('Example').some((node) => isSample(node, /\bfile=/)),
      'add ## Example {#example} with a listener from the samples.',
    ],
  ];
}

/** The sections, and the methods of each type by itself: entry points, then the rest from A to Z. */
function orderRules({parts, types}: Page): Rule[] {
  const names = parts.filter(({depth}) => depth === 2).map(({name}) => name);
  const own = names.filter((name) => ![...FIRST, ...LAST].includes(name));
  const inOrder = [...FIRST, ...own, ...LAST].filter((name) => names.includes(name));
  return [
    [names.join() === inOrder.join(), `order the sections ${inOrder.join(', ')}.`],
    ...types.map(({type}): Rule => {
      const isEntry = (name: string) =>
        methodsOf(type).some(
          (method) => method.name === name && method.modifiers.includes('static'),
        );
      const shown = parts
        .filter(({name, body}) => has(body, 'MethodSheet', `${type}.${name}`))
        .map(({name}) => name);
      const right = [...shown].sort(
        (a, b) => Number(isEntry(b)) - Number(isEntry(a)) || a.localeCompare(b),
      );
      const index = shown.findIndex((name, at) => name !== right[at]);
      return [index < 0, `put ${right[index]} before ${shown[index]}.`];
    }),
    ...types.map(({anchor, type}): Rule => [
      anchor === undefined || parts.some(({id}) => id === anchor),
      `add a heading ${type.replace(/.*\./, '')} {#${anchor}}.`,
    ]),
  ];
}

function partRules(page: Page, part: Part): Rule[] {
  const type = page.types.find(({anchor}) => anchor !== undefined && anchor === part.id)?.type;
  if (type !== undefined) {
    return typeRules(type, part);
  }
  if (part.name === 'Common behavior') {
    return commonRules(page, part);
  }
  return /^[a-z]\w*$/.test(part.name) ? methodRules(page, part) : [];
}

/**
 * What is wrong with a page of the API reference, in words that say how to fix it.
 *
 * @param route its address, for the messages
 * @param text its MDX
 * @param types what api-pages.json says of it
 */
export function errorsOf(route: string, text: string, types: readonly ApiPage[]): string[] {
  const page = pageFrom(text, types);
  const fixes = (rules: Rule[], where = '') =>
    rules.flatMap(([holds, fix]) => (holds ? [] : [`${route.slice(1)}.mdx${where}: ${fix}`]));
  return [
    ...fixes([...mainRules(page), ...orderRules(page)]),
    ...page.parts.flatMap((part) =>
      fixes([...headingRules(part), ...partRules(page, part)], `:${part.line}, ${part.name}`),
    ),
  ];
}
