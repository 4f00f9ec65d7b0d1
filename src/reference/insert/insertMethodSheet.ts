import type {Code, Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {sourceRepository} from '../../config/environment/sourceRepository';
import {once} from '../../lib/once';
import type {Method} from '../../framework/types';
import {linesOfCall} from '../../sampleReader/java';
import {headingId} from '../api/addresses';
import {resolveMethods} from '../api/members';
import {
  factsAttribute,
  fail,
  idOf,
  isJsx,
  type JsxElement,
  nodesOf,
  required,
  withPosition,
} from '../../mdx/nodes';
import {methodFacts, methodHead, signatureFacts} from './methodFacts';
import {neededImports, type SampleLink, sampleLinks} from './sampleLinks';
import {checkWords, reportedErrors} from './checkChildren';

/** One method as the page describes it. */
export interface MethodSection {
  type: string;
  name: string;
  /** Every overload. */
  methods: Method[];
  summary: Paragraph;
}

type PageContext = {file: VFile; root: Root};

/**
 * Gives `<MethodSheet of="Type.method">` its facts, and puts the rest of the facts above it: return
 * type and source beside the heading, the signature below the summary, and of the example the
 * statement that calls the method.
 *
 * @returns the method as the page describes it
 * @throws Error naming page and line when the sheet is under another heading, its words do not
 * fit, or an example does not call the method
 */
export function insertMethodSheet(context: PageContext, node: JsxElement): MethodSection {
  const {file, root} = context;
  const of = required(file, node);
  const {type, methods} = withPosition(file, node, () => resolveMethods(of));
  const name = methods[0]!.name;
  const {heading, summary, examples} = sectionParts(context, node, name);
  checkWords(file, node, methods);
  examples.forEach((example) => fillExample(context, example, methods));
  node.attributes = [factsAttribute(methodFacts(type, methods, reportedErrors(file, node)))];
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
  return {type: type.name, name, methods, summary};
}

function flow(name: string, facts: unknown, children: Heading[] = []): RootContent {
  return {type: 'mdxJsxFlowElement', name, attributes: [factsAttribute(facts)], children};
}

/**
 * Adds links to the code of an example. Where it is a whole method, or outside of one, the lines of
 * the call are marked, unless the page marks lines itself.
 */
function fillExample({file, root}: PageContext, example: Code, methods: Method[]): void {
  const {name, modifiers} = methods[0]!;
  const lines = linesOfCall(example.value, name, modifiers.includes('static'));
  if (lines.length === 0) {
    fail(file, example, `the example does not call ${name}: show a region that does.`);
  }
  const source = example.data?.sample;
  const links = source && sampleLinks(source);
  if (links?.whole) {
    example.meta = null;
  } else if (!/\{[\d,-]+\}|highlight-/.test(`${example.meta ?? ''}${example.value}`)) {
    example.meta = `${example.meta ?? ''} {${lines.join(',')}}`.trim();
  }
  const imports = source ? neededImports(source, example.value) : [];
  if (imports.length > 0) {
    example.data = {...example.data, hProperties: {imports: imports.join('\n')}};
  }
  if (links?.whole || links?.uses.length) {
    root.children.splice(root.children.indexOf(example) + 1, 0, ...linkNodes(links));
  }
}

const samplesUrl = once(() => `${sourceRepository(process.cwd()).sourceUrl}src/samples/`);

/** What the code above needs from the sample project, and the whole test or method that it is from. */
function linkNodes({uses, whole}: ReturnType<typeof sampleLinks>): RootContent[] {
  const link = ({name, place}: SampleLink) => `[\`${name}\`](${samplesUrl()}${place})`;
  const sentences = [
    ...(uses.length > 0 ? [`Uses ${uses.map(link).join(', ')}.`] : []),
    ...(whole ? [`Whole ${whole.isTest ? 'test' : 'method'}: ${link(whole)}.`] : []),
  ];
  return nodesOf(
    `<div className="bk-sample-links" data-search="skip">\n${sentences.join(' ')}\n</div>`,
  );
}

/** Heading, summary, and examples of a method: what is above its sheet. */
function sectionParts({file, root}: PageContext, node: JsxElement, name: string) {
  const index = root.children.indexOf(node as RootContent);
  const before = root.children.slice(0, Math.max(index, 0));
  const start = before.findLastIndex(
    (item) => item.type === 'heading' || (isJsx(item) && item.name === 'MethodHead'),
  );
  const [heading, summary, ...rest] = before.slice(Math.max(start, 0));
  const id = headingId(name);
  if (
    heading?.type !== 'heading' ||
    heading.depth !== 3 ||
    toString(heading) !== name ||
    idOf(heading) !== id ||
    summary?.type !== 'paragraph'
  ) {
    const lead = `"### ${name} {#${id}}" and one sentence`;
    return fail(file, node, `write ${lead} above the sheet of ${name}.`);
  }
  return {heading, summary, examples: rest.filter((item): item is Code => item.type === 'code')};
}
