import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {headingId} from './links';
import {dataAttribute, factsElement, type JsxElement, fail} from './mdx';
import {methodFacts, methodMeta} from './methodFacts';
import {requireOf, withPosition} from './named';
import {resolveMethods} from './resolve';
import {checkWords} from './words';

/** One method as the page describes it. */
export interface Section {
  of: string;
  type: string;
  name: string;
  heading: Heading;
  summary: Paragraph;
}

/** The page of a sheet. */
type Context = {file: VFile; root: Root};

/**
 * Gives `<MethodSheet of="Type.method">` its facts, and its heading what is beside it.
 *
 * @returns the method as the page describes it
 * @throws Error naming page and line when the sheet is under another heading, or its words do not fit
 */
export function fillMethodSheet(context: Context, node: JsxElement): Section {
  const {file, root} = context;
  const of = requireOf(file, node);
  const {type, methods} = withPosition(file, node, () => resolveMethods(of));
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

/** The heading and the summary above a method's sheet. */
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
    return fail(
      file,
      node,
      `the sheet of ${name} is under another heading. Write "### ${name} {#${id}}" above it.`,
    );
  }
  const summary = before[start + 1];
  if (summary?.type !== 'paragraph') {
    return fail(
      file,
      heading,
      `the method ${name} has no summary. Write one sentence between its heading and its sheet.`,
    );
  }
  return {heading, summary};
}
