import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import type {ApiPage} from '../../../src/knowledge/apiPages';
import {findMethods, findType} from '../../../src/framework';
import {readSteps} from '../../../src/knowledge/steps';
import {headingId} from '../../../src/reference/fill/links';
import {attribute, isJsx, type JsxElement} from '../../../src/reference/fill/mdx';
import {documentedMethods, propertyOf} from '../../../src/reference/fill/members';
import {isListener} from '../../../src/reference/fill/typeFacts';

/** The sections of a page that have a fixed name and place; its own sections are between the lists. */
const FIRST = ['Example', 'Properties', 'Methods'];
const LAST = ['Inherited', 'Protected members', 'See also'];
const SUMMARY_LENGTH = 110;
const GROUPED_FROM = 13;
const COMMON_BULLETS = 3;
const COMMON_BULLET_LENGTH = 170;

interface Part {
  name: string;
  depth: number;
  id?: string;
  line: number;
  body: RootContent[];
}

interface Page {
  route: string;
  lead: RootContent[];
  parts: Part[];
  /** What api-pages.json says of it. */
  types: readonly ApiPage[];
}

/** Parses MDX; a heading's id stays in its text. */
export function parse(text: string): Root {
  const matter = /^---\n[\s\S]*?\n---\n/;
  const source = text
    .replace(matter, (lines) => '\n'.repeat(lines.split('\n').length - 1))
    .replaceAll('{#', '\\{#');
  return remark().use(remarkMdx).use(remarkGfm).parse(source) as Root;
}

function partOf(heading: Heading): Part {
  const [, name = '', id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(toString(heading)) ?? [];
  const line = heading.position?.start.line ?? 0;
  return {name, depth: heading.depth, line, body: [], ...(id && {id})};
}

/**
 * Reads a page.
 *
 * @param route its address, for the messages
 * @param types what api-pages.json says of it
 */
export function pageFrom(route: string, text: string, types: readonly ApiPage[]): Page {
  const page: Page = {route, lead: [], parts: [], types};
  for (const node of parse(text).children) {
    if (node.type === 'heading') {
      page.parts.push(partOf(node));
    } else {
      (page.parts.at(-1)?.body ?? page.lead).push(node);
    }
  }
  return page;
}

const isElement = (node: RootContent | undefined, name: string): node is JsxElement & RootContent =>
  node !== undefined && isJsx(node) && node.name === name;
const isMethodName = (name: string) => /^[a-z]\w*$/.test(name);
const isCallOut = (node: RootContent) => /^:::/.test(toString(node));
const isSurprise = (node: RootContent) =>
  node.type === 'list' || /^(?:Good to know|Watch out):/.test(toString(node));
const textOf = (node: RootContent | undefined) =>
  node?.type === 'paragraph' ? toString(node) : '';

/** Collects what is wrong, in words that say how to fix it. */
class Errors {
  readonly list: string[] = [];
  constructor(private readonly page: Page) {}

  need(holds: boolean, part: Part | undefined, fix: string): void {
    if (!holds) {
      const where = part ? `:${part.line}, ${part.name}` : '';
      this.list.push(`${this.page.route.slice(1)}.mdx${where}: ${fix}`);
    }
  }
}

/** The lines between a method's heading and the next one. */
function checkMethod(errors: Errors, page: Page, part: Part): void {
  const need = (holds: boolean, fix: string) => errors.need(holds, part, fix);
  const [summary, ...rest] = part.body;
  const text = textOf(summary);
  need(
    /^[A-Z][a-z]+s\b.*\.$/.test(text),
    'begin with one sentence in the third person: "Reads ….".',
  );
  need(text.length <= SUMMARY_LENGTH, `shorten the summary to ${SUMMARY_LENGTH} characters.`);
  need(part.id === headingId(part.name), `give the heading the id {#${headingId(part.name)}}.`);
  const index = rest.findIndex((node) => isElement(node, 'MethodSheet'));
  const sheet = rest[index];
  const of = sheet && isJsx(sheet) ? attribute(sheet, 'of') : undefined;
  const owner = page.types.find(({type}) => of === `${type}.${part.name}`)?.type;
  need(owner !== undefined, `add <MethodSheet of="…${part.name}">, of a type of the page.`);
  if (owner === undefined) {
    return;
  }
  const examples = rest.slice(0, index);
  const needsExample =
    !isListener(findType(owner)) &&
    findMethods(owner, part.name).some((method) => !method.generated);
  need(
    examples.every((node) => node.type === 'code' && /\bfile=\S+#\S+/.test(node.meta ?? '')),
    'between summary and sheet write only example fences: ```java file=web/SomeTest.java#region.',
  );
  need(examples.length <= 2, 'show at most two examples.');
  need(!needsExample || examples.length > 0, 'add an example fence between summary and sheet.');
  need(
    rest
      .slice(index + 1)
      .every((node) => isCallOut(node) || isSurprise(node) || isJsx(node) || !isLoose(part, node)),
    'after the sheet write only call-outs, "Good to know:", "Watch out:" with a list, or a drawing.',
  );
}

/** Whether a node after the sheet is outside of a call-out. */
function isLoose(part: Part, node: RootContent): boolean {
  const before = part.body
    .slice(0, part.body.indexOf(node))
    .map((item) => toString(item))
    .join('\n');
  return (before.match(/^:::/gm) ?? []).length % 2 === 0;
}

/** A type under a heading of its own: an enum, or a second type of the page. */
function checkType(errors: Errors, part: Part, type: string): void {
  const [lead, ...rest] = part.body;
  const has = (name: string) =>
    rest.some((node) => isElement(node, name) && attribute(node, 'of') === type);
  errors.need(textOf(lead).endsWith('.'), part, 'say in one sentence what the type is for.');
  if (findType(type).kind === 'enum') {
    errors.need(has('EnumConstants'), part, `add <EnumConstants of="${type}">.`);
  } else {
    errors.need(has('TypeOverview'), part, `add <TypeOverview of="${type}" />.`);
    errors.need(!needsTable(type) || has('MethodTable'), part, `add <MethodTable of="${type}" />.`);
  }
}

const methodsOf = (type: string) => {
  const found = findType(type);
  return documentedMethods(found).filter((method) => propertyOf(found, method) === undefined);
};
/** The sections of callbacks are short enough to be their own overview. */
const needsTable = (type: string) => methodsOf(type).length > 0 && !isListener(findType(type));

/** Three lines, so that a reader takes them in before the first method. */
function checkCommon(errors: Errors, part: Part, types: string[]): void {
  const bullets = part.body.flatMap((node) => (node.type === 'list' ? node.children : []));
  for (const type of types.filter((name) => readSteps().get(name)?.common)) {
    const isShown = part.body.some(
      (node) => isElement(node, 'CommonErrors') && attribute(node, 'of') === type,
    );
    errors.need(isShown, part, `add <CommonErrors of="${type}" />: its methods share errors.`);
  }
  errors.need(
    bullets.length <= COMMON_BULLETS,
    part,
    `keep ${COMMON_BULLETS} bullets; what holds for several types goes to an overview page.`,
  );
  for (const bullet of bullets) {
    const text = toString(bullet);
    errors.need(
      text.length <= COMMON_BULLET_LENGTH,
      part,
      `shorten "${text.slice(0, 30)}…" to ${COMMON_BULLET_LENGTH} characters.`,
    );
  }
}

function checkGroups(errors: Errors, part: Part): void {
  for (const table of part.body.filter((node) => isElement(node, 'MethodTable'))) {
    const type = attribute(table, 'of') ?? '';
    const names = new Set(methodsOf(type).map(({name}) => name));
    errors.need(
      names.size < GROUPED_FROM || table.children.some(isJsx),
      part,
      `group the ${names.size} methods of ${type}: <MethodGroup title="…" methods="…" />.`,
    );
  }
}

function checkSections(errors: Errors, page: Page): void {
  const sections = page.parts.filter(({depth}) => depth === 2);
  const names = sections.map(({name}) => name);
  const own = names.filter((name) => ![...FIRST, ...LAST].includes(name));
  const inOrder = [
    ...FIRST.filter((name) => names.includes(name)),
    ...own,
    ...LAST.filter((name) => names.includes(name)),
  ];
  errors.need(
    names.join() === inOrder.join(),
    undefined,
    `order the sections ${inOrder.join(', ')}.`,
  );
  for (const part of page.parts) {
    errors.need(/^[a-z\d-]+$/.test(part.id ?? ''), part, 'give the heading an id: {#some-id}.');
    errors.need([2, 3].includes(part.depth), part, 'use headings of level 2 and 3 only.');
  }
}

/** The type that has no heading of its own: the page's title is its name. */
function checkMainType(errors: Errors, page: Page): void {
  const main = page.types.filter(({anchor}) => anchor === undefined).map(({type}) => type);
  const has = (element: string, section: string, type: string) =>
    page.parts.some(
      (part) =>
        part.name === section &&
        part.body.some((node) => isElement(node, element) && attribute(node, 'of') === type),
    );
  const [lead, overview, ...more] = page.lead;
  errors.need(textOf(lead).endsWith('.'), undefined, 'begin with one sentence on the type.');
  if (main.length === 0) {
    return;
  }
  const type = isElement(overview, 'TypeOverview') ? (attribute(overview, 'of') ?? '') : '';
  errors.need(main.includes(type), undefined, 'let <TypeOverview of="Type" /> follow the lead.');
  errors.need(more.length === 0, undefined, 'put nothing else before the first heading.');
  if (!main.includes(type)) {
    return;
  }
  const facts = findType(type);
  const needs = (element: string, section: string) =>
    errors.need(
      has(element, section, type),
      undefined,
      `add ## ${section} {#${headingId(section).replaceAll(' ', '-')}} with <${element} of="${type}">.`,
    );
  if (needsTable(type)) {
    needs('MethodTable', 'Methods');
  }
  if (documentedMethods(facts).some((method) => propertyOf(facts, method) !== undefined)) {
    needs('Properties', 'Properties');
  }
  if (facts.inherited) {
    needs('InheritedMethods', 'Inherited');
  }
  if (isListener(facts)) {
    errors.need(
      !has('MethodTable', 'Methods', type),
      undefined,
      `remove <MethodTable of="${type}">: it repeats the sections of the callbacks.`,
    );
    const example = page.parts.find(({name}) => name === 'Example');
    errors.need(
      example?.body.some((node) => node.type === 'code' && /\bfile=/.test(node.meta ?? '')) ??
        false,
      undefined,
      'add ## Example {#example} with a listener from the samples.',
    );
  }
}

/** Entry points come first, the rest follows in alphabetical order, for each type by itself. */
function checkOrder(errors: Errors, page: Page): void {
  for (const {type} of page.types) {
    const entries = new Set(
      methodsOf(type)
        .filter(({modifiers}) => modifiers.includes('static'))
        .map(({name}) => name),
    );
    const names = page.parts
      .filter(({body}) =>
        body.some(
          (node) =>
            isElement(node, 'MethodSheet') && (attribute(node, 'of') ?? '').startsWith(`${type}.`),
        ),
      )
      .map(({name}) => name);
    const sorted = (list: string[]) => [...list].sort((a, b) => a.localeCompare(b));
    const right = [
      ...sorted(names.filter((name) => entries.has(name))),
      ...sorted(names.filter((name) => !entries.has(name))),
    ];
    const index = names.findIndex((name, at) => name !== right[at]);
    errors.need(index < 0, undefined, `put ${right[index]} before ${names[index]}.`);
  }
}

/**
 * What is wrong with a page of the API reference, in words that say how to fix it.
 *
 * @param page as {@link pageFrom} reads it
 */
export function errorsOf(page: Page): string[] {
  const errors = new Errors(page);
  checkMainType(errors, page);
  checkSections(errors, page);
  for (const part of page.parts) {
    const type = page.types.find(({anchor}) => anchor !== undefined && anchor === part.id)?.type;
    if (type !== undefined) {
      checkType(errors, part, type);
    } else if (part.name === 'Common behavior') {
      checkCommon(
        errors,
        part,
        page.types.map(({type}) => type),
      );
    } else if (isMethodName(part.name)) {
      checkMethod(errors, page, part);
    }
    checkGroups(errors, part);
  }
  for (const {anchor, type} of page.types) {
    errors.need(
      anchor === undefined || page.parts.some(({id}) => id === anchor),
      undefined,
      `add a heading ${type.replace(/.*\./, '')} {#${anchor}}.`,
    );
  }
  checkOrder(errors, page);
  return errors.list;
}
