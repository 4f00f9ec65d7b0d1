import type {Code, Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import type {Method} from '../../framework/types';
import {headingId} from './links';
import {resolveMethods} from './members';
import {dataAttribute, fail, isJsx, type JsxElement, requireOf, withPosition} from './mdx';
import {methodFacts, methodHead, signatureFacts} from './methodFacts';
import {checkWords, saidErrors} from './words';

/** One method as the page describes it. */
export interface Section {
  of: string;
  type: string;
  name: string;
  summary: Paragraph;
}

/** The page of a sheet. */
type Context = {file: VFile; root: Root};

/** Heading, summary, and examples of a method: what is above its sheet. */
interface Lead {
  heading: Heading;
  summary: Paragraph;
  examples: Code[];
}

/**
 * Gives `<MethodSheet of="Type.method">` its facts, and puts the rest of the facts above it: return
 * type and source beside the heading, the signature below the summary, a mark on the line of the
 * example that calls the method.
 *
 * @returns the method as the page describes it
 * @throws Error naming page and line when the sheet is under another heading, its words do not
 * fit, or an example does not call the method
 */
export function fillMethodSheet(context: Context, node: JsxElement): Section {
  const {file, root} = context;
  const of = requireOf(file, node);
  const {type, methods} = withPosition(file, node, () => resolveMethods(of));
  const name = methods[0]!.name;
  const {heading, summary, examples} = leadOf(context, node, name);
  checkWords(file, node, methods);
  examples.forEach((example) => markCalls(file, example, methods));
  node.attributes = [dataAttribute('facts', methodFacts(type, methods, saidErrors(node)))];
  heading.data = {
    ...heading.data,
    hProperties: {...heading.data?.hProperties, className: ['bk-method']},
  };
  const signature = signatureFacts(type, methods);
  if (signature) {
    root.children.splice(root.children.indexOf(summary) + 1, 0, flow('SignatureCard', signature));
  }
  root.children[root.children.indexOf(heading)] = flow('MethodHead', methodHead(type, methods), [
    heading,
  ]);
  return {of, type: type.name, name, summary};
}

function flow(name: string, facts: unknown, children: Heading[] = []): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [dataAttribute('facts', facts)],
    children,
  };
}

/**
 * The lines of an example that call a method, counted from 1.
 *
 * @param methods every overload of one name
 */
function callLines(code: string, methods: Method[]): number[] {
  const [{name, modifiers}] = methods as [Method];
  const isStatic = modifiers.includes('static');
  const call = new RegExp(isStatic ? `\\b${name}\\(` : `\\.${name}\\(|::${name}\\b`);
  return code.split('\n').flatMap((line, index) => (call.test(line) ? [index + 1] : []));
}

/** Marks the lines of an example that call the method, unless the page marks lines itself. */
function markCalls(file: VFile, example: Code, methods: Method[]): void {
  const lines = callLines(example.value, methods);
  if (lines.length === 0) {
    const {name} = methods[0]!;
    fail(file, example, `the example does not call ${name}: show a region that does.`);
  }
  if (!/\{[\d,-]+\}|highlight-/.test(`${example.meta ?? ''}${example.value}`)) {
    example.meta = `${example.meta ?? ''} {${lines.join(',')}}`.trim();
  }
}

/** The heading, the summary, and the examples above a method's sheet. */
function leadOf({file, root}: Context, node: JsxElement, name: string): Lead {
  const index = root.children.indexOf(node as RootContent);
  const before = root.children.slice(0, Math.max(index, 0));
  const start = before.findLastIndex(
    (item) => item.type === 'heading' || (isJsx(item) && item.name === 'MethodHead'),
  );
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
  const [summary, ...rest] = before.slice(start + 1);
  if (summary?.type !== 'paragraph') {
    return fail(
      file,
      heading,
      `the method ${name} has no summary. Write one sentence between its heading and its sheet.`,
    );
  }
  return {heading, summary, examples: rest.filter((item): item is Code => item.type === 'code')};
}
