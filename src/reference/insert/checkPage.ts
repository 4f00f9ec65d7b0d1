// cspell:ignore mdxjs
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {findType} from '../../framework';
import type {ApiPage} from '../../knowledge/apiPages';
import {readSteps} from '../../knowledge/steps';
import {attribute, fail, idOf, isJsx} from '../../mdx/nodes';
import {documentedMethods, resolveMethods} from '../api/members';
import {isListener} from './typeFacts';

/** The sections of a page that have a fixed name and place; its own sections are between the lists. */
const FIRST = ['Example', 'Properties', 'Methods'];
const LAST = ['Inherited', 'Protected members', 'See also'];
const GROUPED_FROM = 13;
/** What follows a method's heading; callbacks and generated methods need no sample. */
const METHOD =
  /^sentence (?:sample ){0,2}MethodSheet(?: (?:surprise|list|containerDirective|[A-Z]\w+))*$/;
const SUMMARY = /^(?=.{0,110}$)[A-Z][a-z]+s\b.*\.$/;

/** The title or a heading, with what follows it up to the next one. */
interface Section {
  heading?: Heading;
  name: string;
  nodes: RootContent[];
}

/** What a paragraph or a fence is; the first that fits. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // The first is what a writer writes, the second what the page's fence has by then.
  ['sample', /^```.*\b(?:file|sample)=\S+#/],
  ['file', /^```.*\b(?:file|sample)=/],
  ['surprise', /^(?:Good to know|Watch out):/],
  ['sentence', /^[A-Z].*\.$/s],
];

/** A node in a word: the name of an element, or its kind. */
function wordOf(node: RootContent): string {
  if (isJsx(node)) {
    return node.name ?? 'fragment';
  }
  const text = node.type === 'code' ? `\`\`\`${node.lang} ${node.meta}` : toString(node);
  const [kind] = KINDS.find(([, pattern]) => pattern.test(text)) ?? [];
  return ['code', 'paragraph'].includes(node.type) ? (kind ?? 'text') : node.type;
}

const wordsOf = (section?: Section) => (section?.nodes ?? []).map(wordOf).join(' ');

function sectionsOf(root: Root): Section[] {
  const sections: Section[] = [{name: '', nodes: []}];
  for (const node of root.children) {
    if (node.type === 'heading') {
      sections.push({heading: node, name: toString(node), nodes: []});
    } else if (node.type !== 'mdxjsEsm' && node.type !== 'yaml') {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections;
}

/** The element of this name about a type or a method. */
const elementIn = (nodes: readonly RootContent[], name: string, of: string) =>
  nodes.filter(isJsx).find((node) => node.name === name && attribute(node, 'of') === of);

const methodsOf = (type: string) =>
  documentedMethods(findType(type)).filter(({property}) => property === undefined);

/** The elements that a page has for a type. */
function elementsFor(name: string): string[] {
  const type = findType(name);
  if (type.kind === 'enum') {
    return ['EnumConstants'];
  }
  const methods = methodsOf(name);
  return [
    'TypeOverview',
    // The sections of callbacks are short enough to be their own overview.
    ...(methods.length > 0 && !isListener(type) ? ['MethodTable'] : []),
    ...(documentedMethods(type).length > methods.length ? ['Properties'] : []),
    ...(type.inherited ? ['InheritedMethods'] : []),
    ...(readSteps().get(name)?.common ? ['CommonErrors'] : []),
  ];
}

/**
 * Compares a page of the reference with the template of contributing/site/writing.mdx.
 *
 * @param types what api-pages.json says of the page; it is compared only where there are some
 * @throws Error naming page, line, and the fix
 */
export function checkPage(file: VFile, root: Root, types: readonly ApiPage[]): void {
  if (types.length === 0) {
    return;
  }
  const [bare] = /^#{2,} (?!.*\{#[\w-]+\}$).*$/m.exec(String(file.value)) ?? [];
  need(!bare, `give "${bare}" an id: {#some-id}.`);
  const [lead, ...sections] = sectionsOf(root);
  const isMain = types.some(({anchor}) => anchor === undefined);
  const start = isMain ? /^sentence TypeOverview$/ : /^sentence\b/;
  need(start.test(wordsOf(lead)), 'begin with one sentence on the type, and <TypeOverview>.');
  const names = sections.flatMap(({name, heading}) => (heading?.depth === 2 ? [name] : []));
  const own = names.filter((name) => ![...FIRST, ...LAST].includes(name));
  const order = [...FIRST, ...own, ...LAST].filter((name) => names.includes(name));
  need(names.join() === order.join(), `order the sections ${order.join(', ')}.`);
  // The first type of an address is the one that the page shows; the others are its interfaces.
  types
    .filter(({anchor}, at) => types.findIndex((each) => each.anchor === anchor) === at)
    .forEach(checkType);
  sections.forEach(checkSection);

  function need(isKept: boolean, fix: string, {heading, name}: Partial<Section> = {}): void {
    if (!isKept) {
      fail(file, heading ?? root, heading ? `${name}: ${fix}` : fix);
    }
  }

  function checkType({type, anchor}: ApiPage): void {
    const nodes = [lead!, ...sections].flatMap((section) => section.nodes);
    for (const name of elementsFor(type)) {
      need(elementIn(nodes, name, type) !== undefined, `add <${name} of="${type}">.`);
    }
    const section = sections.find(({heading}) => heading && idOf(heading) === anchor);
    need(
      anchor === undefined || /^sentence\b/.test(wordsOf(section)),
      `add a heading {#${anchor}} with one sentence on ${type}.`,
    );
    if (isListener(findType(type))) {
      const example = sections.find(({name}) => name === 'Example');
      need(/sample|file/.test(wordsOf(example)), 'add ## Example {#example} with a listener.');
      const table = elementIn(nodes, 'MethodTable', type);
      need(!table, `remove <MethodTable of="${type}">: it repeats the sections of the callbacks.`);
    }
    checkOrder(type);
  }

  /** Entry points, then the others from A to Z. */
  function checkOrder(type: string): void {
    const rank = (name: string) =>
      Number(
        !methodsOf(type).some((each) => each.name === name && each.modifiers.includes('static')),
      );
    const shown = sections.flatMap(({name, nodes}) =>
      elementIn(nodes, 'MethodSheet', `${type}.${name}`) ? [name] : [],
    );
    const right = [...shown].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    const at = shown.findIndex((name, index) => name !== right[index]);
    need(at < 0, `put ${right[at]} before ${shown[at]}.`);
  }

  function checkSection(section: Section): void {
    const {name, heading, nodes} = section;
    need(heading!.depth <= 3, 'use headings of level 2 and 3 only.', section);
    const bullets = nodes.flatMap((node) => (node.type === 'list' ? node.children : []));
    need(
      name !== 'Common behavior' ||
        (bullets.length <= 3 && bullets.every((each) => toString(each).length <= 170)),
      'keep three bullets of 170 characters; what several types share goes to an overview page.',
      section,
    );
    for (const element of nodes.filter(isJsx)) {
      const of = attribute(element, 'of') ?? '';
      if (element.name === 'MethodTable') {
        const isGrouped = element.children.some(isJsx) || methodsOf(of).length < GROUPED_FROM;
        need(isGrouped, 'group the methods: <MethodGroup title="…" methods="…" />.', section);
      } else if (element.name === 'MethodSheet') {
        checkMethod(section, of);
      }
    }
  }

  function checkMethod(section: Section, of: string): void {
    const {type, methods} = resolveMethods(of);
    need(
      SUMMARY.test(toString(section.nodes[0])),
      'begin with one sentence of at most 110 characters in the third person: "Reads ….".',
      section,
    );
    const needsSample = !isListener(type) && methods.some(({generated}) => !generated);
    const words = wordsOf(section);
    need(
      METHOD.test(words) && (!needsSample || words.includes('sample')),
      `write one sentence, one or two samples (file=web/SomeTest.java#region), the sheet, and then only call-outs, "Good to know:", "Watch out:" with a list, or a drawing. It has: ${words}.`,
      section,
    );
  }
}
