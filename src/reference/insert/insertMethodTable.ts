import type {Properties} from 'hast';
import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {VFile} from 'vfile';
import {headingId} from '../api/addresses';
import {otherChecks} from '../../knowledge/api-names.json';
import {attribute, fail, isJsx, type JsxElement} from '../../mdx/nodes';
import {callOf} from '../api/members';
import {typeOfElement} from './typeFacts';
import type {MethodSection} from './insertMethodSheet';

interface TableGroup {
  title?: string;
  rows: ReturnType<typeof pair>;
}

/** The calls of methods, one for each overload, each a link to the method's heading. */
function calls(sections: MethodSection[]): PhrasingContent[] {
  return sections
    .flatMap(({methods}) => methods)
    .flatMap((method, index) => {
      const link: PhrasingContent = {
        type: 'link',
        url: `#${headingId(method.name)}`,
        children: [{type: 'inlineCode', value: callOf(method)}],
      };
      return index ? [text(' '), link] : [link];
    });
}

/** The widest that the column of the calls is; a longer call takes two lines. */
const MOST_REM = 21;

/** The head of a column as wide as its longest call, so that rows which arrive later on a slow line move none. */
function methodColumn(sections: MethodSection[]): TableCell {
  const letters = sections.flatMap(({methods}) => methods.map((method) => callOf(method).length));
  // A letter of inline code in a table is at most 0.495 rem wide, and the cell has 1 rem of padding.
  const width = Math.min(Math.max(...letters) * 0.495 + 1, MOST_REM);
  return cell([text('Method')], {style: `width: ${width.toFixed(1)}rem`});
}

/** `getText` and `isDisplayed` are checked by `verifyText` and `verifyIsDisplayed`. */
function checkNameOf(read: string): string {
  const name = read.replace(/^get(?=[A-Z])/, '');
  return `verify${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const OTHER_CHECKS: Readonly<Record<string, string>> = otherChecks;

/** Each read, and the `verify` method that asserts on what it reads. */
function pair(sections: MethodSection[]) {
  const checkOf = ({name}: MethodSection) => {
    const check = OTHER_CHECKS[name] ?? checkNameOf(name);
    return sections.find((other) => other.name === check);
  };
  const checks = new Set(sections.map(checkOf));
  return sections
    .filter((section) => !checks.has(section))
    .map((section) => ({section, check: checkOf(section)}));
}

function groupsOf(
  file: VFile,
  node: JsxElement,
  sections: MethodSection[],
  type: string,
): TableGroup[] {
  const elements = node.children.filter((child) => isJsx(child));
  if (elements.length === 0) {
    return [{rows: pair(sections)}];
  }
  const grouped = new Set<MethodSection>();
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
 * @param sections the methods that the page describes
 * @throws Error naming page and line when it describes none of the type, or a group does not fit
 */
export function methodTable(file: VFile, node: JsxElement, sections: MethodSection[]): Table {
  const {name} = typeOfElement(file, node);
  const own = sections.filter(({type}) => type === name);
  if (own.length === 0) {
    fail(file, node, `<MethodTable of="${name}" /> finds no section of a method of ${name}.`);
  }
  const groups = groupsOf(file, node, own, name);
  return {
    type: 'table',
    // The search reads the sections themselves.
    data: {hProperties: {className: ['bk-methods'], dataSearch: 'skip'}},
    children: [
      row(methodColumn(own), cell([text('What it does')])),
      ...groups.flatMap(({title, rows}) => [
        ...(title === undefined ? [] : [groupRow(title)]),
        ...rows.map(({section, check}) =>
          row(
            cell(calls(check ? [section, check] : [section])),
            cell(structuredClone(section.summary.children)),
          ),
        ),
      ]),
    ],
  };
}

const groupRow = (title: string) =>
  row(cell([{type: 'strong', children: [text(title)]}], {colSpan: 2, className: ['bk-group']}));

const cell = (children: PhrasingContent[], hProperties?: Properties): TableCell => ({
  type: 'tableCell',
  children,
  data: {hProperties},
});

const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

const text = (value: string): PhrasingContent => ({type: 'text', value});
