import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {VFile} from 'vfile';
import {sourceUrl} from '../../framework';
import type {TextRun} from '../../framework/referenceProps';
import type {ApiType, Method} from '../../framework/types';
import {headingId, typeAddress} from './links';
import {attribute, fail, isJsx, type JsxElement} from './mdx';
import {documentedMethods, propertyOf} from './members';
import type {Section} from './methodSheet';
import {resolveMethods} from './resolve';
import {parameterType} from './signature';
import {callbackRun, callersOf} from './steps';
import {isListener} from './typeFacts';

/** A read, and the `verify` method that asserts on what it reads. */
interface Row {
  section: Section;
  check?: Section;
}

interface Group {
  title?: string;
  rows: Row[];
}

/** The calls of a method, one for each overload, each a link to the one heading. */
function calls(section: Section): PhrasingContent[] {
  return resolveMethods(section.of).methods.flatMap((method, index) => {
    const names = method.parameters.map((parameter) => parameter.name).join(', ');
    const link: PhrasingContent = {
      type: 'link',
      url: `#${headingId(method.name)}`,
      children: [{type: 'inlineCode', value: `${method.name}(${names})`}],
    };
    return index ? [{type: 'break'}, link] : [link];
  });
}

/** `getText` and `isDisplayed` are checked by `verifyText` and `verifyIsDisplayed`. */
function checkNameOf(read: string): string {
  const name = read.replace(/^get(?=[A-Z])/, '');
  return `verify${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `itemList` is checked by `verifyItems`: the one pair whose names do not match. */
const OTHER_CHECKS: Record<string, string> = {itemList: 'verifyItems'};

function pair(sections: Section[]): Row[] {
  const checkOf = ({name}: Section) => {
    const check = OTHER_CHECKS[name] ?? checkNameOf(name);
    return sections.find((other) => other.name === check);
  };
  const checks = new Set(sections.map(checkOf));
  return sections
    .filter((section) => !checks.has(section))
    .map((section) => {
      const check = checkOf(section);
      return {section, ...(check && {check})};
    });
}

function groupsOf(file: VFile, node: JsxElement, sections: Section[], type: string): Group[] {
  const elements = node.children.filter((child) => isJsx(child));
  if (elements.length === 0) {
    return [{rows: pair(sections)}];
  }
  const grouped = new Set<Section>();
  const groups = elements.map((element) => {
    const title = attribute(element, 'title');
    const names = attribute(element, 'methods')?.split(/\s+/).filter(Boolean) ?? [];
    if (element.name !== 'MethodGroup' || !title || names.length === 0) {
      fail(
        file,
        element,
        '<MethodTable> takes <MethodGroup title="State" methods="isEnabled …" />.',
      );
    }
    const members = names.map((name) => {
      const section = sections.find((item) => item.name === name);
      if (!section) {
        return fail(file, element, `the page has no section of ${type}.${name}.`);
      }
      if (grouped.size === grouped.add(section).size) {
        fail(file, element, `${name} is in two groups: remove it from one.`);
      }
      return section;
    });
    return {title, rows: pair(members)};
  });
  const left = sections.find((section) => !grouped.has(section));
  if (left) {
    fail(file, node, `no <MethodGroup> has ${left.name}: add it to one.`);
  }
  return groups;
}

/**
 * The table of a type's methods with the summaries of their sections: a read and its check share
 * a row.
 *
 * @param node `<MethodTable>`; its children group the rows
 * @param sections the methods of the type that the page describes
 */
export function methodTable(
  file: VFile,
  node: JsxElement,
  sections: Section[],
  type: string,
): Table {
  const groups = groupsOf(file, node, sections, type);
  const hasChecks = groups.some(({rows}) => rows.some(({check}) => check));
  const width = hasChecks ? 3 : 2;
  const head = ['Method', ...(hasChecks ? ['Check'] : []), 'What it does'];
  return {
    type: 'table',
    // The search reads the sections themselves.
    data: {hProperties: {className: ['bk-methods'], dataSearch: 'skip'}},
    children: [
      row(...head.map((title) => cell([text(title)]))),
      ...groups.flatMap(({title, rows}) => [
        ...(title === undefined
          ? []
          : [
              row({
                ...cell([{type: 'strong', children: [text(title)]}]),
                data: {hProperties: {colSpan: width, className: ['bk-group']}},
              }),
            ]),
        ...rows.map(({section, check}) =>
          row(
            cell(calls(section)),
            ...(hasChecks ? [cell(check ? calls(check) : [])] : []),
            cell(structuredClone(section.summary.children)),
          ),
        ),
      ]),
    ],
  };
}

function typedCall(method: Method): PhrasingContent[] {
  const parameters = method.parameters.map(
    (parameter) => `${parameterType(parameter)} ${parameter.name}`,
  );
  return [code(`${method.name}(${parameters.join(', ')})`)];
}

function source(type: ApiType, {line}: Method): PhrasingContent[] {
  const url = sourceUrl(type.file, line);
  return [{type: 'link', url, children: [text(`line ${line}`)]}];
}

function returned({returns = 'void'}: Method, {uses}: ApiType): PhrasingContent[] {
  const to = typeAddress(returns.replace(/<.*/, ''), uses);
  return [code(to ? [returns, to] : returns)];
}

/** Names in code with commas between them; a dash for none. */
function list(runs: TextRun[]): PhrasingContent[] {
  return runs.length === 0
    ? [text('–')]
    : runs.flatMap((run, index) => [...(index ? [text(', ')] : []), code(run)]);
}

function callerRows(type: ApiType, methods: Method[]): TableRow[] {
  return methods.map((method) => {
    const callers = callersOf(method);
    const children = callers.flatMap(({method: caller, order}, index) => [
      ...(index ? [text('; ')] : []),
      code(caller),
      ...(order ? [text(`, ${order}`)] : []),
    ]);
    return row(
      cell(typedCall(method)),
      cell(callers.length ? children : [text('no method')]),
      cell(source(type, method)),
    );
  });
}

/**
 * What the facts know about the methods of a type whose page has no sections yet: signature,
 * result, and callback of each; for a listener, what calls it.
 *
 * @returns nothing for a type that has properties or constants only
 */
export function stubTable(type: ApiType): Table | undefined {
  const methods = documentedMethods(type).filter(
    (method) => propertyOf(type, method) === undefined,
  );
  const entries = methods.filter(({modifiers}) => modifiers.includes('static'));
  const sorted = [...entries, ...methods.filter((method) => !entries.includes(method))];
  if (sorted.length === 0) {
    return undefined;
  }
  const [head, rows] = isListener(type)
    ? [['Callback', 'Called by', 'Source'], callerRows(type, sorted)]
    : [
        ['Method', 'Returns', 'Callback', 'Source'],
        sorted.map((method) =>
          row(
            cell(typedCall(method)),
            cell(returned(method, type)),
            cell(list((method.overview?.callbacks ?? []).map(callbackRun))),
            cell(source(type, method)),
          ),
        ),
      ];
  return {
    type: 'table',
    data: {hProperties: {className: ['bk-methods']}},
    children: [row(...head.map((title) => cell([text(title)]))), ...rows],
  };
}

/** A cell of a Markdown table. */
const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** A row of a Markdown table. */
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

/** Plain text inside a cell. */
const text = (value: string): PhrasingContent => ({type: 'text', value});

/** Code inside a cell, linked where it has an address. */
function code(run: TextRun): PhrasingContent {
  const [value, url] = typeof run === 'string' ? [run] : run;
  const inner: PhrasingContent = {type: 'inlineCode', value};
  return url === undefined ? inner : {type: 'link', url, children: [inner]};
}
