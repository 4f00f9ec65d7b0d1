import type {Heading, Paragraph, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {message, readMessages, sourceUrl} from '../framework';
import {methodFacts, methodMeta} from './apiFacts/methodFacts';
import {headingId} from './apiFacts/links';
import {
  attribute,
  dataAttribute,
  factsElement,
  isJsx,
  refuse,
  type JsxElement,
} from './apiFacts/mdx';
import {nearest} from './apiFacts/nearest';
import {resolveMethods, resolveType} from './apiFacts/resolve';
import {methodTable} from './apiFacts/methodTable';
import {typeFacts} from './apiFacts/typeFacts';

/** One method as the page tells it. */
export interface Section {
  of: string;
  type: string;
  name: string;
  heading: Heading;
  summary: Paragraph;
}

type Context = {file: VFile; root: Root};

/** Runs what may not find its name, and adds the place to the error. */
function at<T>(file: VFile, node: JsxElement, find: () => T): T {
  try {
    return find();
  } catch (error) {
    return refuse(file, node, (error as Error).message);
  }
}

function nameOf(file: VFile, node: JsxElement): string {
  return (
    attribute(node, 'of') ??
    refuse(file, node, `<${node.name}> says of what: write of="…" with the name in quotes.`)
  );
}

/** The heading and the summary that stand above a method's sheet. */
function headOf({file, root}: Context, node: JsxElement, name: string) {
  const index = root.children.indexOf(node as RootContent);
  const before = root.children.slice(0, Math.max(index, 0));
  const start = before.map((item) => item.type).lastIndexOf('heading');
  const heading = before[start];
  const id = headingId(name);
  if (
    heading?.type !== 'heading' ||
    heading.depth !== 3 ||
    toString(heading) !== name ||
    (heading.data as {id?: string} | undefined)?.id !== id
  ) {
    return refuse(
      file,
      node,
      `the sheet of ${name} stands under another heading. Write "### ${name} {#${id}}" above it.`,
    );
  }
  const summary = before[start + 1];
  if (summary?.type !== 'paragraph') {
    return refuse(
      file,
      heading,
      `the method ${name} has no summary. Write one sentence between its heading and its sheet.`,
    );
  }
  return {heading, summary};
}

/** Holds what the page says of parameters and result against the signature. */
function checkWords(file: VFile, node: JsxElement, facts: ReturnType<typeof methodFacts>) {
  const said = new Set<string>();
  let returns = false;
  for (const child of node.children) {
    if (!isJsx(child)) {
      continue;
    }
    const name = attribute(child, 'name') ?? '';
    if (child.name === 'Param') {
      if (!facts.parameters.some((parameter) => parameter.name === name)) {
        const names = facts.parameters.map((parameter) => parameter.name).join(', ') || 'none';
        refuse(file, child, `${facts.name} has no parameter "${name}". Its parameters: ${names}.`);
      }
      said.add(name);
    }
    returns ||= child.name === 'Returns';
  }
  for (const {name} of facts.parameters) {
    if (!said.has(name)) {
      refuse(
        file,
        node,
        `say what ${name} is: <Param name="${name}">…</Param> in the sheet of ${facts.name}.`,
      );
    }
  }
  if (returns !== facts.returns) {
    refuse(
      file,
      node,
      returns
        ? `${facts.name} returns nothing: remove <Returns> from its sheet.`
        : `say what ${facts.name} returns, and what null or empty means: <Returns>…</Returns> in its sheet.`,
    );
  }
}

function fillMethodSheet(context: Context, node: JsxElement): Section {
  const {file, root} = context;
  const of = nameOf(file, node);
  const {type, methods} = at(file, node, () => resolveMethods(of));
  const name = methods[0]!.name;
  const head = headOf(context, node, name);
  const facts = methodFacts(type, methods);
  checkWords(file, node, facts);
  node.attributes = [dataAttribute('facts', facts)];
  head.heading.data = {
    ...head.heading.data,
    hProperties: {...head.heading.data?.hProperties, className: ['bk-method']},
  };
  root.children.splice(
    root.children.indexOf(head.heading) + 1,
    0,
    factsElement('MethodMeta', methodMeta(type, methods)),
  );
  return {of, type: type.name, name, ...head};
}

function fillErrorMessage(file: VFile, node: JsxElement) {
  const name = nameOf(file, node);
  const names = readMessages().messages.map((item) => item.name);
  if (!names.includes(name)) {
    refuse(
      file,
      node,
      `Message has no constant "${name}". The nearest: ${nearest(name, names).join(', ')}.`,
    );
  }
  const {text, line} = message(name);
  const to = sourceUrl(readMessages().file, line);
  const inline = node.type === 'mdxJsxTextElement';
  node.attributes = [
    dataAttribute('facts', inline ? {name, text} : {name, text, source: {line, to}}),
  ];
}

/**
 * Gives the components of the API reference their facts while a page is built: `<MethodSheet
 * of="ElementActions.isDisplayed">` gets the signature and what the source tells of the method,
 * and nothing of `api.json` reaches a reader's browser.
 *
 * The paragraph under a method's heading is its summary; `<MethodTable>` shows it again, so that
 * it is written once.
 *
 * @throws Error naming page and line when a type, method, message, or parameter does not exist, a
 * parameter or a result is not told, or a sheet stands under the wrong heading
 */
export function remarkApiFacts() {
  return (root: Root, file: VFile) => {
    const sections: Section[] = [];
    const tables: {node: JsxElement; type: string}[] = [];
    for (const node of [...root.children]) {
      if (isJsx(node) && node.name === 'MethodSheet') {
        sections.push(fillMethodSheet({file, root}, node));
      }
    }
    visit(root, isJsx, (node) => {
      const element = node as JsxElement;
      if (element.name === 'TypeOverview') {
        const type = at(file, element, () => resolveType(nameOf(file, element)));
        element.attributes = [dataAttribute('facts', typeFacts(type))];
      } else if (element.name === 'MethodTable') {
        const type = at(file, element, () => resolveType(nameOf(file, element)));
        tables.push({node: element, type: type.name});
      } else if (element.name === 'ErrorMessage') {
        fillErrorMessage(file, element);
      }
    });
    for (const {node, type} of tables) {
      const table: Table = methodTable(sections.filter((section) => section.type === type));
      const index = root.children.indexOf(node as RootContent);
      if (index < 0 || table.children.length === 1) {
        refuse(
          file,
          node,
          `<MethodTable of="${type}" /> finds no sheet of a method of ${type} on the page.`,
        );
      }
      root.children[index] = table;
    }
  };
}
